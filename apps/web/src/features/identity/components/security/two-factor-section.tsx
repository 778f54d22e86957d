import type { WaysIn } from "@kerkis/contract/identity/security.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useBeginTwoFactor, useDisableTwoFactor, useRenewBackupCodes } from "../../security/security.mutations.ts";
import { securityQueries } from "../../security/security.queries.ts";
import { LateProofDialog } from "./late-proof-dialog.tsx";
import { Section } from "./section.tsx";

const loadBackupCodes = async () => (await import("./backup-codes-dialog.tsx")).BackupCodesDialog;
const loadSetup = async () => (await import("./two-factor-setup.tsx")).TwoFactorSetup;

const FEW_CODES = 3;

/** Two-factor sign-in with a code app: on, off, backup codes (completions 1, /settings). */
export function TwoFactorSection() {
  const query = useQuery(securityQueries.waysIn());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = query.data?.two_factor.enabled;
  return (
    <>
      <Section
        title={m.security_two_factor_title()}
        lead={m.security_two_factor_lead()}
        aside={
          isOn !== undefined && (
            <Badge tone={isOn ? "success" : "neutral"}>
              {isOn ? m.security_two_factor_on() : m.security_two_factor_off()}
            </Badge>
          )
        }
        query={query}
      >
        {(ways) =>
          ways.two_factor.enabled ? <On ways={ways} onCodes={setCodes} /> : <Off ways={ways} onCodes={setCodes} />
        }
      </Section>
      {codes && <Loaded load={loadBackupCodes} props={{ codes, onClose: () => setCodes(null) }} />}
    </>
  );
}

interface PartProps {
  ways: WaysIn;
  onCodes: (codes: readonly string[]) => void;
}

function Off({ ways, onCodes }: PartProps) {
  const [isAsking, setAsking] = useState(false);
  const begin = useBeginTwoFactor();
  const ask = (isOpen: boolean) => {
    begin.reset();
    setAsking(isOpen);
  };
  return (
    <>
      <Button onClick={() => ask(true)}>{m.security_two_factor_enable()}</Button>
      <LateProofDialog
        open={isAsking && !begin.data}
        onOpenChange={ask}
        title={m.security_two_factor_title()}
        description={m.security_two_factor_begin_text()}
        confirmLabel={m.security_two_factor_begin()}
        hasPassword={ways.has_password}
        pending={begin.isPending}
        error={begin.error}
        onConfirm={(proof) => begin.mutate(proof)}
      />
      {isAsking && begin.data && (
        <Loaded
          load={loadSetup}
          props={{
            setup: begin.data,
            onClose: () => ask(false),
            onDone: (codes) => {
              onCodes(codes);
              ask(false);
              toast.success(m.security_two_factor_enabled());
            },
          }}
        />
      )}
    </>
  );
}

function On({ ways, onCodes }: PartProps) {
  const [task, setTask] = useState<"renew" | "disable" | null>(null);
  const renew = useRenewBackupCodes();
  const disable = useDisableTwoFactor();
  const left = ways.two_factor.backup_codes_left;
  const close = () => {
    renew.reset();
    disable.reset();
    setTask(null);
  };
  const shared = { onOpenChange: close, hasPassword: ways.has_password };
  return (
    <div className="grid gap-4">
      {left <= FEW_CODES ? (
        <Alert tone="warning">{m.security_codes_left({ count: left })}</Alert>
      ) : (
        <p className="text-muted-foreground">{m.security_codes_left({ count: left })}</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={() => setTask("renew")}>
          {m.security_codes_renew()}
        </Button>
        <Button variant="outline" onClick={() => setTask("disable")}>
          {m.security_two_factor_disable()}
        </Button>
      </div>
      <LateProofDialog
        {...shared}
        open={task === "renew"}
        title={m.security_codes_renew()}
        description={m.security_codes_renew_text()}
        confirmLabel={m.security_codes_renew()}
        pending={renew.isPending}
        error={renew.error}
        onConfirm={(proof) =>
          renew.mutate(proof, {
            onSuccess: ({ codes }) => {
              onCodes(codes);
              close();
            },
          })
        }
      />
      <LateProofDialog
        {...shared}
        open={task === "disable"}
        title={m.security_two_factor_disable()}
        description={m.security_two_factor_disable_text()}
        confirmLabel={m.security_two_factor_disable()}
        tone="danger"
        pending={disable.isPending}
        error={disable.error}
        onConfirm={(proof) =>
          disable.mutate(proof, {
            onSuccess: () => {
              close();
              toast.success(m.security_two_factor_disabled());
            },
          })
        }
      />
    </div>
  );
}
