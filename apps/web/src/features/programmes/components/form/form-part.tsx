import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import { PencilLine } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { AnswersDownload } from "./answers-download.tsx";
import { BeginForm } from "./begin-form.tsx";

/** What a call asks of its own: how far it is, and the way to it. */
export function FormPart({ challenge: { id, form, can } }: { challenge: ManagedChallenge }) {
  const navigate = useNavigate();
  return (
    <section aria-labelledby="challenge-form" className="grid gap-4 rounded-lg bg-surface p-5 shadow-sm sm:p-6">
      <div>
        <h2 id="challenge-form" className="display text-xl leading-tight">
          {m.programmes_form_title()}
        </h2>
        <p className="mt-1 text-muted-foreground">{m.programmes_form_lead()}</p>
      </div>
      {form ? (
        <Link
          to="/evaluation-management/challenges/$programmeId/form"
          params={{ programmeId: id }}
          className={buttonStyles({ className: "justify-self-start" })}
        >
          <PencilLine aria-hidden />
          {m.programmes_form_edit()}
        </Link>
      ) : (
        can.change && (
          <BeginForm
            className="justify-self-start"
            programmeId={id}
            onBegun={() =>
              void navigate({
                to: "/evaluation-management/challenges/$programmeId/form",
                params: { programmeId: id },
              })
            }
          />
        )
      )}
      {form && form.version > 0 && (
        <AnswersDownload
          programmeId={id}
          lead={<p className="border-t border-border pt-4 text-muted-foreground">{m.programmes_form_answers()}</p>}
        />
      )}
    </section>
  );
}
