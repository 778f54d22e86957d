import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { useState, type ReactNode } from "react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/layout/card.tsx";
import { useBringBack } from "../../hooks/use-bring-back.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { LeaveDialog } from "../my-organizations.tsx";

const loadDeactivate = async () => (await import("./danger-dialogs.tsx")).DeactivateDialog;
const loadTransfer = async () => (await import("./danger-dialogs.tsx")).TransferDialog;
const loadDelete = async () => (await import("./danger-dialogs.tsx")).DeleteDialog;

type Step = "deactivate" | "transfer" | "leave" | "delete";

/** Steps that are hard to undo, each only where the server allows it. */
export function DangerZone({ details }: { details: OrganizationDetails }) {
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const { can, id, name, is_default, erased_on } = details;
  const none = !(["activate", "deactivate", "transfer", "leave", "delete", "restore"] as const).some((one) => can[one]);
  return (
    <div className="grid max-w-3xl gap-5">
      {is_default && <Alert>{m.organizations_default_stays()}</Alert>}
      {none && !is_default && <Alert>{m.organizations_danger_none()}</Alert>}
      {erased_on && <Alert tone="danger">{m.organizations_erased_on({ date: formatDate(erased_on) })}</Alert>}
      {!none && (
        <Card className="divide-y divide-border">
          {can.restore && <RestoreRow details={details} />}
          {can.activate && <ActivateRow details={details} />}
          {can.deactivate && (
            <DangerRow title={m.organizations_deactivate()} text={m.organizations_deactivate_text()}>
              <Button variant="outline" onClick={() => setStep("deactivate")}>
                {m.organizations_deactivate()}
              </Button>
            </DangerRow>
          )}
          {can.transfer && (
            <DangerRow title={m.organizations_transfer()} text={m.organizations_transfer_text()}>
              <Button variant="outline" onClick={() => setStep("transfer")}>
                {m.organizations_transfer()}
              </Button>
            </DangerRow>
          )}
          {can.leave && (
            <DangerRow title={m.organizations_leave()} text={m.organizations_leave_text()}>
              <Button variant="outline" onClick={() => setStep("leave")}>
                {m.organizations_leave()}
              </Button>
            </DangerRow>
          )}
          {can.delete && (
            <DangerRow title={m.organizations_delete()} text={m.organizations_delete_text()}>
              <Button variant="danger" onClick={() => setStep("delete")}>
                {m.organizations_delete()}
              </Button>
            </DangerRow>
          )}
        </Card>
      )}
      {step === "deactivate" && <Loaded load={loadDeactivate} props={{ details, onClose: close }} />}
      {step === "transfer" && <Loaded load={loadTransfer} props={{ details, onClose: close }} />}
      {step === "delete" && <Loaded load={loadDelete} props={{ details, onClose: close }} />}
      <LeaveDialog organization={step === "leave" ? { organization_id: id, name } : null} onClose={close} />
    </div>
  );
}

function DangerRow({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-0.5 text-[0.9375rem] text-pretty text-muted-foreground">{text}</p>
      </div>
      {children}
    </section>
  );
}

function RestoreRow({ details }: { details: OrganizationDetails }) {
  const { restore, isRestoring } = useBringBack(details);
  return (
    <DangerRow title={m.organizations_restore()} text={m.organizations_restore_text()}>
      <Button pending={isRestoring} onClick={restore}>
        {m.organizations_restore()}
      </Button>
    </DangerRow>
  );
}

function ActivateRow({ details }: { details: OrganizationDetails }) {
  const { activate, isActivating } = useBringBack(details);
  return (
    <DangerRow title={m.organizations_activate()} text={m.organizations_activate_text()}>
      <Button pending={isActivating} onClick={activate}>
        {m.organizations_activate()}
      </Button>
    </DangerRow>
  );
}
