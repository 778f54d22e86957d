import type { Investor } from "@kerkis/contract/investors/investors.schema.ts";
import { Link } from "@tanstack/react-router";
import { BadgeCheck, History, PencilLine } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatDate } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { useConfirm } from "../../hooks/use-confirm.ts";
import { useVerifyInvestor } from "../../investors.mutations.ts";

const loadEditor = async () => (await import("./investor-editor.tsx")).InvestorEditor;
const loadHistory = async () => (await import("./investor-history.tsx")).InvestorHistory;

/** What those who may can do with an investor's page: change it, see what was changed, confirm it. Nothing for anyone else. */
export function InvestorActions({ investor }: { investor: Investor }) {
  const { id, can } = investor;
  const [open, setOpen] = useState<"editor" | "history" | "verify" | null>(null);
  const verify = useVerifyInvestor();
  const onClose = () => setOpen(null);
  if (!can.edit && !can.history) return null;
  return (
    <div className="mb-5 grid gap-4 print:hidden">
      <ChangedSince investor={investor} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => setOpen("history")}>
          <History />
          {m.investors_history()}
        </Button>
        {can.merge && (
          <Link to="/investors/duplicates" search={{ of: id }} className={buttonStyles({ variant: "outline" })}>
            {m.investors_pairs_find()}
          </Link>
        )}
        {can.verify && (
          <Button variant="accent" onClick={() => setOpen("verify")}>
            <BadgeCheck />
            {m.investors_verify()}
          </Button>
        )}
        {can.edit && (
          <Button onClick={() => setOpen("editor")}>
            <PencilLine />
            {m.investors_edit()}
          </Button>
        )}
      </div>
      {open === "verify" && (
        <Confirm
          title={m.investors_verify_title({ name: investor.company_name })}
          description={m.investors_verify_text()}
          confirmLabel={m.investors_verify()}
          command={verify}
          input={() => ({ id })}
          done={m.investors_verify_done()}
          failed={m.investors_verify_failed()}
          onClose={onClose}
        />
      )}
      {can.edit && <AskedPart load={loadEditor} props={open === "editor" ? { investorId: id, onClose } : null} />}
      <AskedPart load={loadHistory} props={open === "history" ? { investorId: id, onClose } : null} />
    </div>
  );
}

/** That something which was verified is another by now, and for a coordinator one press that says it is right. */
function ChangedSince({ investor: { id, version, verified, can } }: { investor: Investor }) {
  const { confirm, isPending } = useConfirm();
  if (!verified?.changed_since) return null;
  return (
    <Alert
      tone="warning"
      title={m.investors_changed_title({ date: formatDate(verified.changed_since) })}
      action={
        can.confirm && (
          <Button size="sm" pending={isPending} onClick={() => confirm({ id, version })}>
            <BadgeCheck />
            {m.investors_confirm()}
          </Button>
        )
      }
    >
      {can.confirm ? m.investors_changed_confirm() : m.investors_changed_wait()}
    </Alert>
  );
}
