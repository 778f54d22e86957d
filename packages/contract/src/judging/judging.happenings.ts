import { EVERYWHERE, happening } from "../core/happenings/happenings.ts";

const facts = { round_id: "id", round_title: "text", count: "text", due_at: "instant?" } as const;

const forEvaluator = {
  group: "evaluations",
  channels: EVERYWHERE,
  priority: "medium",
  displayType: "task_assigned",
  facts,
  link: () => "/evaluator-dashboard",
} as const;

/** What evaluators hear of a round; applications are not named, so that nothing leaks from a blind one. */
export const judgingHappenings = {
  assignedMany: happening({
    ...forEvaluator,
    kind: "evaluations_assigned",
    tone: "info",
    icon: "scale",
    title: { el: "Νέες αξιολογήσεις", en: "New evaluations" },
    message: {
      el: ({ count, round_title }) => `Νέες αξιολογήσεις για εσάς: ${count} (${round_title}).`,
      en: ({ count, round_title }) => `New evaluations for you: ${count} (${round_title}).`,
    },
  }),
  reminded: happening({
    ...forEvaluator,
    kind: "evaluations_reminder",
    tone: "warning",
    icon: "scale",
    title: { el: "Εκκρεμούν αξιολογήσεις", en: "Evaluations are waiting" },
    message: {
      el: ({ count, round_title }) => `Περιμένουν την αξιολόγησή σας: ${count} (${round_title}).`,
      en: ({ count, round_title }) => `Waiting for your evaluation: ${count} (${round_title}).`,
    },
  }),
};
