import type { StandingInCall } from "@kerkis/contract/applications/applications.schema.ts";
import type { Call } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Plus } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { mayRegister } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { applicationsQueries } from "../../applications.queries.ts";

interface ApplyToCallProps {
  call: Pick<Call, "id" | "phase">;
  look: "stage" | "card";
}

/** The door of a call: what its reader may do there, one thing at a time. */
export function ApplyToCall({ call: { id, phase }, look }: ApplyToCallProps) {
  const session = useSession();
  const isSignedIn = session.profile !== null;
  const { data } = useQuery({ ...applicationsQueries.standing(id), enabled: isSignedIn });
  const styles = {
    stage: { variant: "accent", size: "lg" },
    card: { variant: "primary", className: "w-full max-lg:hidden" },
  } as const;
  const draft = data?.applications.find((application) => application.phase === "draft");
  const other = data?.applications.find((application) => application.phase !== "draft");
  if (draft && (phase === "open" || phase === "grace")) {
    return (
      <Link to="/register-startup" search={{ application: draft.id }} className={buttonStyles(styles[look])}>
        {m.applications_call_continue()}
        <ArrowRight aria-hidden />
      </Link>
    );
  }
  const follow = other && (
    <Link
      to="/my-applications"
      search={{ application: other.id }}
      className={buttonStyles({ ...styles[look], ...(look === "stage" && { variant: "onstage" }) })}
    >
      {m.applications_call_follow()}
    </Link>
  );
  if (phase !== "open") return follow ?? null;
  if (isSignedIn && !mayRegister(session))
    return look === "stage" ? <p className="text-stage-muted">{m.applications_call_cannot()}</p> : null;
  return (
    <>
      {data && data.startups.length > 0 ? (
        <ChooseStartup id={id} standing={data} styles={styles[look]} />
      ) : (
        !other && (
          <Link to="/register-startup" search={{ call: id }} className={buttonStyles(styles[look])}>
            {m.applications_call_apply()}
            <ArrowRight aria-hidden />
          </Link>
        )
      )}
      {follow}
    </>
  );
}

interface ChooseStartupProps {
  id: string;
  standing: StandingInCall;
  styles: Parameters<typeof buttonStyles>[0];
}

const CHOICE =
  "flex min-h-14 items-center gap-3 rounded-md px-4 py-2.5 font-semibold shadow-[inset_0_0_0_1px_var(--control-edge)] [overflow-wrap:anywhere]";

/** With a startup of the registry, whose facts are filled in, or with a new one. */
function ChooseStartup({ id, standing: { applications, startups }, styles }: ChooseStartupProps) {
  const [isOpen, setOpen] = useState(false);
  const hasApplied = (startupId: string) =>
    applications.some(
      ({ startup_id, phase }) => startup_id === startupId && phase !== "draft" && phase !== "withdrawn",
    );
  return (
    <>
      <Button {...styles} onClick={() => setOpen(true)}>
        {m.applications_call_apply()}
        <ArrowRight aria-hidden />
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.applications_call_with()}
        description={m.applications_call_with_text()}
      >
        <ul className="grid gap-2">
          {startups.map(({ id: startup, name, logo_url }) => (
            <li key={startup}>
              {hasApplied(startup) ? (
                <span className={cn(CHOICE, "bg-muted")}>
                  <Mark seed={startup} src={logo_url} size={32} />
                  <span className="min-w-0 flex-1">{name}</span>
                  <span className="text-sm font-normal text-muted-foreground">{m.applications_call_applied()}</span>
                </span>
              ) : (
                <Link
                  to="/register-startup"
                  search={{ call: id, with: startup }}
                  className={cn(CHOICE, "bg-surface hover:bg-muted")}
                >
                  <Mark seed={startup} src={logo_url} size={32} />
                  <span className="min-w-0 flex-1">{name}</span>
                  <ArrowRight aria-hidden className="size-4" />
                </Link>
              )}
            </li>
          ))}
          <li>
            <Link to="/register-startup" search={{ call: id }} className={cn(CHOICE, "bg-surface hover:bg-muted")}>
              <Plus aria-hidden className="size-5" />
              {m.applications_call_new()}
            </Link>
          </li>
        </ul>
      </Dialog>
    </>
  );
}
