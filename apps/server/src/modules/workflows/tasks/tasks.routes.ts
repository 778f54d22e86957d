import { tasksContract } from "@kerkis/contract/workflows/tasks/tasks.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { countTasks, workflowsOfTasks } from "./counts.reads.ts";
import { bringBackTask, postponeTask } from "./postponing.service.ts";
import { taskById, taskPage } from "./tasks.reads.ts";
import {
  claimTask,
  claimTasks,
  commentTask,
  completeTask,
  delegatesOf,
  delegateTask,
  releaseTask,
} from "./tasks.service.ts";

const os = gated(tasksContract);

export const tasksRoutes = {
  tasks: os.tasks.handler(({ context: { platform, actor }, input }) => taskPage(platform, actor, input)),
  tasksCount: os.tasksCount.handler(({ context: { platform, actor }, input }) => countTasks(platform, actor, input)),
  taskWorkflows: os.taskWorkflows.handler(({ context: { platform, actor }, input }) =>
    workflowsOfTasks(platform, actor, input),
  ),
  task: os.task.handler(({ context: { platform, actor }, input }) =>
    taskById(platform.db, platform.clock, actor, input.id),
  ),
  claimTask: os.claimTask.handler(async ({ context: { platform, actor }, input }) => {
    await claimTask(platform, actor, input.id);
    return { ok: true };
  }),
  claimTasks: os.claimTasks.handler(({ context: { platform, actor }, input }) =>
    claimTasks(platform, actor, input.ids),
  ),
  releaseTask: os.releaseTask.handler(async ({ context: { platform, actor }, input }) => {
    await releaseTask(platform, actor, input.id);
    return { ok: true };
  }),
  completeTask: os.completeTask.handler(({ context: { platform, actor }, input }) =>
    completeTask(platform, actor, input),
  ),
  delegateTask: os.delegateTask.handler(async ({ context: { platform, actor }, input }) => {
    await delegateTask(platform, actor, input);
    return { ok: true };
  }),
  delegates: os.delegates.handler(({ context: { platform, actor }, input }) => delegatesOf(platform, actor, input)),
  postponeTask: os.postponeTask.handler(({ context: { platform, actor }, input }) =>
    postponeTask(platform, actor, input.id),
  ),
  bringBackTask: os.bringBackTask.handler(async ({ context: { platform, actor }, input }) => {
    await bringBackTask(platform, actor, input.id);
    return { ok: true };
  }),
  commentTask: os.commentTask.handler(async ({ context: { platform, actor }, input }) => {
    await commentTask(platform, actor, input);
    return { ok: true };
  }),
};
