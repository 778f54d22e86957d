import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { Link, useHydrated, useLocation } from "@tanstack/react-router";
import { Flag, UserCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { useSession } from "#shared/permissions/session.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { CLAIM_HASH } from "../../claim-hash.public.ts";
import { useClaim, useReportMistake } from "../../startups.mutations.ts";

const look = linkStyles({
  kind: "quiet",
  className: "inline-flex min-h-9 items-center gap-2.5 text-left max-md:min-h-11",
});

/** Reports a mistake, or claims a profile that nobody runs; a visitor signs in first. */
export function AskCoordinators({ startup }: { startup: Startup }) {
  const { id, name } = startup;
  const { profile } = useSession();
  const isSentToClaim = useLocation({ select: ({ hash }) => hash === CLAIM_HASH });
  // The server knows no hash.
  const isClaiming = useHydrated() && isSentToClaim && startup.is_claimable && profile !== null;
  const [pressed, setAsked] = useState<"mistake" | "claim" | null>();
  const asked = pressed === undefined && isClaiming ? "claim" : pressed;
  const claim = useClaim();
  const report = useReportMistake();
  const close = () => setAsked(null);
  return (
    <>
      {startup.is_claimable && (
        <li>
          <Ask id={id} onAsk={() => setAsked("claim")}>
            <UserCheck aria-hidden className="size-4 shrink-0" />
            {m.startups_claim()}
          </Ask>
        </li>
      )}
      <li>
        <Ask id={id} onAsk={() => setAsked("mistake")}>
          <Flag aria-hidden className="size-4 shrink-0" />
          {m.startups_report()}
        </Ask>
      </li>
      {asked === "claim" && (
        <Confirm
          title={m.startups_claim_title({ name })}
          description={m.startups_claim_text()}
          confirmLabel={m.startups_claim_confirm()}
          reason={{ label: m.startups_claim_reason(), isRequired: true }}
          command={claim}
          input={({ reason }) => ({ id, reason })}
          done={m.startups_claim_done()}
          failed={m.startups_ask_failed()}
          onClose={close}
        />
      )}
      {asked === "mistake" && (
        <Confirm
          title={m.startups_report_title({ name })}
          description={m.startups_report_text()}
          confirmLabel={m.startups_report_confirm()}
          reason={{ label: m.startups_report_reason(), isRequired: true }}
          command={report}
          input={({ reason }) => ({ id, reason })}
          done={m.startups_report_done()}
          failed={m.startups_ask_failed()}
          onClose={close}
        />
      )}
    </>
  );
}

function Ask({ id, onAsk, children }: { id: string; onAsk: () => void; children: ReactNode }) {
  const { profile } = useSession();
  if (profile)
    return (
      <button type="button" className={look} onClick={onAsk}>
        {children}
      </button>
    );
  return (
    <Link to="/signin" search={{ next: `/startup/${id}` }} className={look}>
      {children}
    </Link>
  );
}
