import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import { offeredPeople } from "../people/people.schema.ts";
import {
  claimedMany,
  claimManyInput,
  commentInput,
  completeInput,
  delegateInput,
  delegatesInput,
  postponed,
  taskDetail,
  taskInput,
  taskList,
  taskWorkflows,
  taskWorkflowsInput,
} from "./tasks.schema.ts";

const reader = { kind: "page", page: "workflows" } as const;
const own = { kind: "policy", policy: "task.own", page: "workflows" } as const;

export const tasksContract = {
  ...listEndpoints(
    "tasks",
    { path: "/workflows/my-tasks", summary: "One's own tasks, and those that one may claim", access: reader },
    taskList,
  ),
  taskWorkflows: endpoint({
    method: "GET",
    path: "/workflows/my-tasks/workflows",
    summary: "The workflows that one's tasks are of",
    access: reader,
  })
    .input(taskWorkflowsInput)
    .output(taskWorkflows),
  task: endpoint({ method: "GET", path: "/workflows/tasks/{id}", summary: "A task with what it asks", access: own })
    .input(taskInput)
    .output(taskDetail),
  claimTask: endpoint({
    method: "POST",
    path: "/workflows/tasks/{id}/claim",
    summary: "Claims a task that is for whoever is first",
    access: own,
  })
    .input(taskInput)
    .output(done),
  claimTasks: endpoint({
    method: "POST",
    path: "/workflows/my-tasks/claim",
    summary: "Claims several tasks at once: each that is still for whoever is first",
    access: own,
  })
    .input(claimManyInput)
    .output(claimedMany),
  releaseTask: endpoint({
    method: "POST",
    path: "/workflows/tasks/{id}/release",
    summary: "Gives a claimed task back to whoever is first",
    access: own,
  })
    .input(taskInput)
    .output(done),
  completeTask: endpoint({
    method: "POST",
    path: "/workflows/tasks/{id}/complete",
    summary: "Completes a task; the case goes on",
    access: own,
  })
    .input(completeInput)
    .output(z.object({ instance_id: id })),
  delegateTask: endpoint({
    method: "POST",
    path: "/workflows/tasks/{id}/delegate",
    summary: "Hands a task over to someone else of the organization",
    access: own,
  })
    .input(delegateInput)
    .output(done),
  delegates: endpoint({
    method: "GET",
    path: "/workflows/tasks/{id}/delegates",
    summary: "Who a task can be handed over to",
    access: own,
  })
    .input(delegatesInput)
    .output(offeredPeople),
  postponeTask: endpoint({
    method: "POST",
    path: "/workflows/tasks/{id}/postpone",
    summary: "Leaves a task for the next working day, in one's own list alone; its limit stays",
    access: own,
  })
    .input(taskInput)
    .output(postponed),
  bringBackTask: endpoint({
    method: "POST",
    path: "/workflows/tasks/{id}/bring-back",
    summary: "Takes back that a task was left for later",
    access: own,
  })
    .input(taskInput)
    .output(done),
  commentTask: endpoint({
    method: "POST",
    path: "/workflows/tasks/{id}/comments",
    summary: "Comments on a task",
    access: own,
  })
    .input(commentInput)
    .output(done),
};
