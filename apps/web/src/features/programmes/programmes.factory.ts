import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";

export const CALL_ID = "0199a000-0000-7000-8000-000000000082";

/** A call in its first draft, as those who run it see it. */
export function challengeOf(changed: Partial<ManagedChallenge> = {}): ManagedChallenge {
  return {
    id: CALL_ID,
    kind: "challenge",
    title: { el: "Γαλάζια Ανάπτυξη", en: "Blue Growth" },
    description: { el: "", en: "" },
    opens_at: null,
    closes_at: null,
    organization: { id: "0199a000-0000-7000-8000-000000000081", name: "Blue Hub", slug: "blue-hub", logo_url: null },
    version: 1,
    state: "draft",
    phase: "draft",
    closed_early_at: null,
    answers: {
      title_el: "Γαλάζια Ανάπτυξη",
      title_en: "Blue Growth",
      summary_el: "",
      summary_en: "",
      description_el: "Τι ζητάμε",
      description_en: "What we ask for",
      prize_el: "",
      prize_en: "",
      opens_local: "",
      closes_local: "",
      timezone: "Europe/Athens",
      grace_minutes: 15,
      capacity: null,
      decision_days: null,
    },
    criteria: 0,
    criteria_lacking: { el: 0, en: 0 },
    form: null,
    managers: [{ id: CALL_ID, name: "Ελένη Κόρακα" }],
    saved_at: "2026-11-20T08:42:00.000Z",
    history: [],
    can: { change: true, change_dates: true, discard: true, steps: [] },
    ...changed,
  };
}
