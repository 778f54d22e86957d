import { ownPages, type PersonalSection } from "#platform/privacy/personal-data.ts";
import {
  workflowAbsences,
  workflowComments,
  workflowInstances,
  workflowPostponements,
  workflowTasks,
} from "../workflows.tables.ts";

/** Cases about the person, and what they did with others'. */
export const workflowsPersonalData: readonly PersonalSection[] = [
  {
    name: "workflow_cases",
    title: { el: "Υποθέσεις σας σε ροές εργασίας", en: "Your cases in workflows" },
    rows: ownPages({
      owner: workflowInstances.submitter_id,
      columns: {
        id: workflowInstances.id,
        title: workflowInstances.title,
        status: workflowInstances.status,
        created_at: workflowInstances.created_at,
        ended_at: workflowInstances.ended_at,
      },
    }),
  },
  {
    name: "workflow_tasks_done",
    title: { el: "Εργασίες που ολοκληρώσατε", en: "Tasks you completed" },
    rows: ownPages({
      owner: workflowTasks.completed_by,
      columns: {
        id: workflowTasks.id,
        name: workflowTasks.name,
        outcome: workflowTasks.outcome,
        answers: workflowTasks.answers,
        reason: workflowTasks.reason,
        completed_at: workflowTasks.completed_at,
      },
    }),
  },
  {
    name: "workflow_tasks_held",
    title: { el: "Εργασίες που έχετε αναλάβει", en: "Tasks that are yours" },
    rows: ownPages({
      owner: workflowTasks.assignee_id,
      columns: {
        id: workflowTasks.id,
        name: workflowTasks.name,
        status: workflowTasks.status,
        due_on: workflowTasks.due_on,
        created_at: workflowTasks.created_at,
      },
    }),
  },
  {
    name: "workflow_absences",
    title: { el: "Απουσίες σας και ποιος αναπληρώνει", en: "Your absences and who stands in" },
    rows: ownPages({
      owner: workflowAbsences.user_id,
      columns: {
        id: workflowAbsences.id,
        from_on: workflowAbsences.from_on,
        until_on: workflowAbsences.until_on,
        substitute_id: workflowAbsences.substitute_id,
      },
    }),
  },
  {
    name: "workflow_standing_in",
    title: { el: "Απουσίες στις οποίες αναπληρώνετε", en: "Absences in which you stand in" },
    rows: ownPages({
      owner: workflowAbsences.substitute_id,
      columns: {
        id: workflowAbsences.id,
        user_id: workflowAbsences.user_id,
        from_on: workflowAbsences.from_on,
        until_on: workflowAbsences.until_on,
      },
    }),
  },
  {
    name: "workflow_postponements",
    title: { el: "Εργασίες που αφήσατε για αργότερα", en: "Tasks you left for later" },
    rows: ownPages({
      owner: workflowPostponements.user_id,
      columns: {
        id: workflowPostponements.id,
        task_id: workflowPostponements.task_id,
        until_on: workflowPostponements.until_on,
        created_at: workflowPostponements.created_at,
      },
    }),
  },
  {
    name: "workflow_comments",
    title: { el: "Σχόλιά σας σε εργασίες", en: "Your comments on tasks" },
    rows: ownPages({
      owner: workflowComments.author_id,
      columns: {
        id: workflowComments.id,
        task_id: workflowComments.task_id,
        text: workflowComments.text,
        created_at: workflowComments.created_at,
      },
    }),
  },
];
