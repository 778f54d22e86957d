import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { ProgrammeStep } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { defineEvent } from "#platform/events/events.ts";

/** Something that everyone sees of a call changed. */
export const callChanged = defineEvent<{ programmeId: string }>("programmes.call_changed");

/** A call was copied, with all that is its own; what hangs on it elsewhere follows. */
export const programmeCopied = defineEvent<{ fromId: string; programmeId: string; organizationId: string }>(
  "programmes.programme_copied",
);

/** A step was taken with a programme. */
export const programmeStepped = defineEvent<{
  programmeId: string;
  organizationId: string;
  organizationName: string;
  title: LocalizedText;
  step: ProgrammeStep;
  reason: string | null;
  /** When it closes now, and its zone. */
  closesAt: string | null;
  timezone: string;
}>("programmes.programme_stepped");
