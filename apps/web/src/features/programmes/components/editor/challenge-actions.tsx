import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { ProgrammeStep } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import {
  Archive,
  CalendarPlus,
  CirclePause,
  CirclePlay,
  Copy,
  DoorClosed,
  DoorOpen,
  Ellipsis,
  ScrollText,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Button } from "#shared/ui/button.tsx";
import { DropdownMenu, MenuItem } from "#shared/ui/overlays/dropdown-menu.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { isEnding, STEP_WORDS } from "../../model/words.ts";
import { useCopyChallenge, useDiscardChallenge } from "../../programmes.mutations.ts";

/** Comes when the page is quiet: a press asks for it. */
const StepDialog = latePart(async () => (await import("./step-dialog.tsx")).StepDialog, { isQuiet: true });

const ICONS = {
  open: DoorOpen,
  pause: CirclePause,
  resume: CirclePlay,
  extend: CalendarPlus,
  close: DoorClosed,
  archive: Archive,
};

/** What may be done with a call as a whole. */
export function ChallengeActions({ challenge }: { challenge: ManagedChallenge }) {
  const { id, version, can, state } = challenge;
  const [asked, setAsked] = useState<ProgrammeStep | "discard" | null>(null);
  const navigate = useNavigate();
  const copy = useCopyChallenge();
  const discard = useDiscardChallenge();
  // The door is opened from the stage beside it.
  const steps = can.steps.filter((step) => step !== "open");
  const copyIt = () =>
    copy.mutate(id, {
      onSuccess: (made) =>
        void navigate({ to: "/evaluation-management/challenges/$programmeId", params: { programmeId: made.id } }),
    });
  return (
    <>
      {state === "archived" && (
        <Button variant="outline" pending={copy.isPending} onClick={copyIt}>
          <Copy aria-hidden />
          {m.programmes_copy()}
        </Button>
      )}
      <DropdownMenu
        align="end"
        trigger={
          <Button variant="outline" size="icon" aria-label={m.programmes_more()}>
            <Ellipsis />
          </Button>
        }
      >
        {state !== "draft" && (
          <MenuItem asChild>
            <Link to="/evaluation-management" search={{ programme: id }}>
              <ScrollText aria-hidden />
              {m.programmes_applications()}
            </Link>
          </MenuItem>
        )}
        {steps.map((step) => {
          const Icon = ICONS[step];
          return (
            <MenuItem key={step} onSelect={() => setAsked(step)} {...(isEnding(step) && { tone: "danger" as const })}>
              <Icon aria-hidden />
              {STEP_WORDS[step].verb()}
            </MenuItem>
          );
        })}
        {state !== "archived" && (
          <MenuItem onSelect={copyIt}>
            <Copy aria-hidden />
            {m.programmes_copy()}
          </MenuItem>
        )}
        {can.discard && (
          <MenuItem tone="danger" onSelect={() => setAsked("discard")}>
            <Trash2 aria-hidden />
            {m.programmes_discard()}
          </MenuItem>
        )}
      </DropdownMenu>
      {asked === "discard" && (
        <Confirm
          tone="danger"
          title={m.programmes_discard()}
          description={m.programmes_discard_text()}
          confirmLabel={m.programmes_discard()}
          command={discard}
          input={() => ({ id, version })}
          done={m.programmes_discarded()}
          failed={m.programmes_step_failed()}
          onDone={() => void navigate({ to: "/evaluation-management/challenges" })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && asked !== "discard" && <StepDialog challenge={challenge} step={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
