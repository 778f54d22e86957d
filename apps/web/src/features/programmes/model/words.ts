import { STATE_STEPS } from "@kerkis/contract/programmes/programmes.policy.ts";
import type { ReadinessItem } from "@kerkis/contract/programmes/challenges/challenges.policy.ts";
import type { ProgrammeHistoryEntry } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { ProgrammePhase, ProgrammeStep } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { m } from "#messages";
import type { StatusTone } from "#shared/ui/marks/tone.ts";

/** What a phase is called, and its colour. */
export const PHASE_WORDS: Readonly<Record<ProgrammePhase, { name: () => string; tone: StatusTone }>> = {
  draft: { name: m.programmes_phase_draft, tone: "neutral" },
  upcoming: { name: m.programmes_phase_upcoming, tone: "accent" },
  open: { name: m.programmes_phase_open, tone: "success" },
  grace: { name: m.programmes_phase_grace, tone: "warning" },
  paused: { name: m.programmes_phase_paused, tone: "warning" },
  closed: { name: m.programmes_phase_closed, tone: "neutral" },
  archived: { name: m.programmes_phase_archived, tone: "neutral" },
};

interface StepWords {
  verb: () => string;
  text: () => string;
  /** Once it was taken. */
  done: () => string;
}

export const STEP_WORDS: Readonly<Record<ProgrammeStep, StepWords>> = {
  open: { verb: m.programmes_step_open, text: m.programmes_step_open_text, done: m.programmes_step_done_open },
  pause: { verb: m.programmes_step_pause, text: m.programmes_step_pause_text, done: m.programmes_step_done_pause },
  resume: { verb: m.programmes_step_resume, text: m.programmes_step_resume_text, done: m.programmes_step_done_resume },
  extend: { verb: m.programmes_step_extend, text: m.programmes_step_extend_text, done: m.programmes_step_done_extend },
  close: { verb: m.programmes_step_close, text: m.programmes_step_close_text, done: m.programmes_step_done_close },
  archive: {
    verb: m.programmes_step_archive,
    text: m.programmes_step_archive_text,
    done: m.programmes_step_done_archive,
  },
};

/** A step that ends something is asked about in red. */
export const isEnding = (step: ProgrammeStep): boolean => ["closed", "archived"].includes(STATE_STEPS[step].to);

export const READINESS_WORDS: Readonly<Record<ReadinessItem, () => string>> = {
  titles: m.programmes_ready_titles,
  summary: m.programmes_ready_summary,
  description: m.programmes_ready_description,
  prize: m.programmes_ready_prize,
  dates: m.programmes_ready_dates,
  capacity: m.programmes_ready_capacity,
  decision: m.programmes_ready_decision,
};

export const HISTORY_WORDS: Readonly<Record<ProgrammeHistoryEntry["action"], (of: { person: string }) => string>> = {
  create: m.programmes_history_create,
  change: m.programmes_history_change,
  open: m.programmes_history_open,
  pause: m.programmes_history_pause,
  resume: m.programmes_history_resume,
  extend: m.programmes_history_extend,
  close: m.programmes_history_close,
  archive: m.programmes_history_archive,
};
