import { lazy, type SubmitEvent, useId, useState } from "react";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { LateWidget } from "#shared/ui/states/late-widget.tsx";
import { Button } from "#shared/ui/button.tsx";
import { CopyButton } from "#shared/ui/copy-button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { useConfirmTwoFactor } from "../../security/security.mutations.ts";
import { CodeField } from "../sign-in/code-field.tsx";

const QrCode = lazy(async () => ({ default: (await import("#shared/ui/marks/qr-code.tsx")).QrCode }));

interface TwoFactorSetupProps {
  setup: { uri: string; key: string };
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}

/** Connects the code app: QR code or typed key, then a first code that proves it. */
export function TwoFactorSetup({ setup, onClose, onDone }: TwoFactorSetupProps) {
  const formId = useId();
  const [code, setCode] = useState("");
  const [isMissing, setMissing] = useState(false);
  const confirm = useConfirmTwoFactor();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setMissing(code === "");
    if (code !== "") confirm.mutate({ code }, { onSuccess: ({ codes }) => onDone(codes) });
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !confirm.isPending && onClose()}
      title={m.security_two_factor_scan_title()}
      description={m.security_two_factor_scan()}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} pending={confirm.isPending}>
            {m.security_two_factor_enable()}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        <LateWidget place={<Skeleton className="size-52 rounded-md" />}>
          <QrCode text={setup.uri} label={m.security_two_factor_qr()} />
        </LateWidget>
        <div className="grid w-full gap-2">
          <p className="text-sm text-muted-foreground">{m.security_two_factor_key()}</p>
          <div className="flex flex-wrap items-center gap-2.5">
            <code className="min-w-0 flex-1 basis-52 rounded-sm bg-muted px-3 py-2 text-sm break-all">
              {setup.key.match(/.{1,4}/g)?.join(" ")}
            </code>
            <CopyButton text={setup.key} />
          </div>
        </div>
      </div>
      <form id={formId} method="post" noValidate onSubmit={submit} className="mt-5">
        <CodeField
          label={m.security_two_factor_code()}
          hint={m.security_two_factor_code_hint()}
          value={code}
          onChange={(value) => {
            setCode(value);
            setMissing(false);
            confirm.reset();
          }}
          error={isMissing ? m.field_required() : explain(confirm.error)}
        />
      </form>
    </Dialog>
  );
}

function explain(error: unknown): string | undefined {
  if (!error) return undefined;
  return errorCode(error) === "auth.code_invalid" ? m.security_two_factor_code_wrong() : errorText(error);
}
