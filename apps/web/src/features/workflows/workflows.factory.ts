import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import type { TaskDetail } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";

const ID = "0199a000-0000-7000-8000-00000000000";

export const testTask = (given: Partial<TaskDetail> = {}): TaskDetail => ({
  id: `${ID}1`,
  kind: "approval",
  name: { el: "Δεύτερη έγκριση", en: "Second approval" },
  status: "claimed",
  instance: { id: `${ID}2`, title: "Kallisto Space" },
  workflow: LIBRARY.registration.name,
  assignee: { id: `${ID}3`, name: "Σοφία Ράλλη" },
  is_substitute: false,
  due_on: "2026-11-24",
  due_in: 1,
  is_overdue: false,
  due_days: 3,
  created_at: "2026-11-20T09:00:00.000Z",
  completed_at: null,
  questions: [],
  outcomes: ["approved", "rejected", "returned"],
  answers: {},
  before: [],
  comments: [],
  not_by: [],
  application_id: null,
  can: { claim: false, release: true, complete: true, delegate: true, four_eyes: false },
  ...given,
});

export const testTemplate = (given: Partial<TemplateDetail> = {}): TemplateDetail => ({
  id: `${ID}4`,
  name: LIBRARY.registration.name,
  state: "published",
  trigger: "registration",
  number: 1,
  has_draft: false,
  running: 2,
  updated_at: "2026-11-20T09:00:00.000Z",
  definition: LIBRARY.registration.definition,
  published: LIBRARY.registration.definition,
  version: 3,
  can_edit: true,
  webhook_secret: "abc",
  ...given,
});
