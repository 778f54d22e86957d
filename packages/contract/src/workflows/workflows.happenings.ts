import { dayText } from "../core/time/moment.texts.ts";
import { EVERYWHERE, happening } from "../core/happenings/happenings.ts";

/** By it what was told goes from whoever declares a conflict of interest. */
const ofApplication = { application_id: "id?" } as const;

const ofTask = {
  group: "tasks",
  channels: EVERYWHERE,
  facts: { task_id: "id", task_el: "text", task_en: "text", case_name: "text", ...ofApplication },
  link: ({ task_id }: { task_id: string }) => `/workflows/my-tasks?task=${task_id}`,
} as const;

const ofCase = {
  group: "tasks",
  channels: EVERYWHERE,
  displayType: "system",
  facts: { instance_id: "id", case_name: "text", workflow_el: "text", workflow_en: "text", ...ofApplication },
  link: ({ instance_id }: { instance_id: string }) => `/workflows/instances/${instance_id}`,
} as const;

/** What happens to workflows and their tasks. */
export const workflowsHappenings = {
  taskAssigned: happening({
    ...ofTask,
    kind: "task_assigned",
    includesActor: true,
    priority: "high",
    tone: "info",
    icon: "clipboard-check",
    displayType: "task_assigned",
    title: { el: "Νέα εργασία για εσάς", en: "New task assigned!" },
    message: {
      el: ({ task_el, case_name }) => `${task_el}: ${case_name}`,
      en: ({ task_en, case_name }) => `${task_en}: ${case_name}`,
    },
  }),
  taskReminder: happening({
    ...ofTask,
    kind: "deadline_approaching",
    priority: "high",
    tone: "warning",
    icon: "file-clock",
    displayType: "deadline_reminder",
    facts: { ...ofTask.facts, due: "instant" },
    title: { el: "Μια εργασία σας λήγει σύντομα", en: "A task of yours is due soon" },
    message: {
      el: ({ task_el, case_name, due }) => `${task_el} για «${case_name}», έως ${dayText(due, "el")}.`,
      en: ({ task_en, case_name, due }) => `${task_en} for ${case_name}, by ${dayText(due, "en")}.`,
    },
  }),
  /** Someone who runs the case asks for it. */
  taskReminded: happening({
    ...ofTask,
    kind: "task_reminded",
    priority: "medium",
    tone: "warning",
    icon: "bell",
    displayType: "deadline_reminder",
    title: { el: "Υπενθύμιση: μια εργασία σας περιμένει", en: "Reminder: a task is waiting for you" },
    message: {
      el: ({ task_el, case_name }) => `${task_el}: ${case_name}`,
      en: ({ task_en, case_name }) => `${task_en}: ${case_name}`,
    },
  }),
  taskEscalated: happening({
    ...ofTask,
    kind: "task_escalated",
    priority: "medium",
    tone: "warning",
    icon: "circle-alert",
    displayType: "task_assigned",
    title: { el: "Μια εκπρόθεσμη εργασία ήρθε σε εσάς", en: "An overdue task was passed to you" },
    message: {
      el: ({ task_el, case_name }) => `${task_el}: ${case_name}`,
      en: ({ task_en, case_name }) => `${task_en}: ${case_name}`,
    },
  }),
  taskCancelled: happening({
    ...ofTask,
    kind: "task_cancelled",
    priority: "medium",
    tone: "info",
    icon: "undo-2",
    displayType: "system",
    title: { el: "Μια εργασία σας ακυρώθηκε", en: "A task of yours was cancelled" },
    message: {
      el: ({ task_el, case_name }) => `${task_el}: η υπόθεση «${case_name}» έκλεισε.`,
      en: ({ task_en, case_name }) => `${task_en}: the case ${case_name} was closed.`,
    },
  }),
  substituteNamed: happening({
    group: "tasks",
    channels: EVERYWHERE,
    kind: "substitute_named",
    priority: "medium",
    tone: "info",
    icon: "user-plus",
    displayType: "system",
    facts: { person_name: "text", from: "instant", until: "instant" },
    link: () => "/workflows/my-tasks",
    title: { el: "Αναπληρώνετε ένα πρόσωπο", en: "You are someone's substitute" },
    message: {
      el: ({ person_name, from, until }) =>
        `Απουσία: ${person_name}, από ${dayText(from, "el")} έως ${dayText(until, "el")}. Οι εργασίες του προσώπου είναι στη λίστα σας.`,
      en: ({ person_name, from, until }) =>
        `${person_name} is away from ${dayText(from, "en")} to ${dayText(until, "en")}. Their tasks are in your list.`,
    },
  }),
  /** Several tasks of someone who is away, told once. */
  tasksHandedOver: happening({
    group: "tasks",
    channels: EVERYWHERE,
    includesActor: true,
    kind: "tasks_handed_over",
    priority: "medium",
    tone: "info",
    icon: "clipboard-check",
    displayType: "task_assigned",
    facts: { count: "text", person_name: "text" },
    link: () => "/workflows/my-tasks?view=mine",
    title: { el: "Αναλαμβάνετε εργασίες άλλου προσώπου", en: "You take over someone’s tasks" },
    message: {
      el: ({ count, person_name }) => `Απουσία: ${person_name}. ${count} εργασίες πέρασαν σε εσάς.`,
      en: ({ count, person_name }) => `${person_name} is away. ${count} tasks passed to you.`,
    },
  }),
  /** For whoever is away: to find them gone without a word would look like a fault. */
  tasksTaken: happening({
    group: "tasks",
    channels: ["feed", "in_app"],
    kind: "tasks_taken_over",
    priority: "medium",
    tone: "info",
    icon: "user-plus",
    displayType: "system",
    facts: { count: "text", person_name: "text" },
    link: () => "/workflows/my-tasks",
    title: { el: "Εργασίες σας πέρασαν σε άλλον", en: "Tasks of yours were handed over" },
    message: {
      el: ({ count, person_name }) => `Όσο λείπετε, τις αναλαμβάνει: ${person_name} (${count}).`,
      en: ({ count, person_name }) => `While you are away ${person_name} takes them over (${count}).`,
    },
  }),
  taskCompleted: happening({
    ...ofCase,
    kind: "task_completed",
    priority: "medium",
    tone: "success",
    icon: "badge-check",
    displayType: "task_completed",
    channels: ["feed", "in_app", "push"],
    facts: { ...ofCase.facts, task_el: "text", task_en: "text", person_name: "text" },
    title: { el: "Εργασία ολοκληρώθηκε", en: "Task completed" },
    message: {
      el: ({ task_el, case_name, person_name }) => `${task_el} για «${case_name}», από ${person_name}.`,
      en: ({ task_en, case_name, person_name }) => `${task_en} for ${case_name}, by ${person_name}.`,
    },
  }),
  started: happening({
    ...ofCase,
    kind: "workflow_started",
    channels: ["feed", "in_app"],
    priority: "medium",
    tone: "info",
    icon: "clipboard-check",
    title: { el: "Ξεκίνησε μια ροή", en: "A workflow started" },
    message: {
      el: ({ workflow_el, case_name }) => `${workflow_el}: ${case_name}`,
      en: ({ workflow_en, case_name }) => `${workflow_en}: ${case_name}`,
    },
  }),
  completed: happening({
    ...ofCase,
    kind: "workflow_completed",
    channels: ["feed", "in_app"],
    priority: "low",
    tone: "success",
    icon: "badge-check",
    displayType: "workflow_completed",
    title: { el: "Μια ροή ολοκληρώθηκε", en: "A workflow was completed" },
    message: {
      el: ({ workflow_el, case_name }) => `${workflow_el}: ${case_name}`,
      en: ({ workflow_en, case_name }) => `${workflow_en}: ${case_name}`,
    },
  }),
  /** For whoever it is about; ended by those who run it, not by themselves. */
  cancelled: happening({
    ...ofCase,
    kind: "workflow_cancelled",
    priority: "medium",
    tone: "warning",
    icon: "circle-x",
    facts: { ...ofCase.facts, reason: "text" },
    title: { el: "Μια ροή διακόπηκε", en: "A workflow was cancelled" },
    message: {
      el: ({ workflow_el, case_name, reason }) => `${workflow_el}: η υπόθεση «${case_name}» έκλεισε. ${reason}`,
      en: ({ workflow_en, case_name, reason }) => `${workflow_en}: the case ${case_name} was closed. ${reason}`,
    },
  }),
  stuck: happening({
    ...ofCase,
    kind: "workflow_stuck",
    priority: "medium",
    tone: "error",
    icon: "circle-alert",
    title: { el: "Μια ροή δεν μπορεί να συνεχίσει", en: "A workflow is stuck" },
    message: {
      el: ({ workflow_el, case_name }) => `${workflow_el}: η υπόθεση «${case_name}» χρειάζεται εσάς.`,
      en: ({ workflow_en, case_name }) => `${workflow_en}: ${case_name} needs you.`,
    },
  }),
  told: happening({
    ...ofCase,
    kind: "workflow_told",
    priority: "medium",
    tone: "info",
    icon: "bell",
    facts: { ...ofCase.facts, words_el: "text", words_en: "text" },
    title: { el: "Νέα της υπόθεσής σας", en: "News about your case" },
    message: {
      el: ({ words_el }) => words_el,
      en: ({ words_en }) => words_en,
    },
  }),
};
