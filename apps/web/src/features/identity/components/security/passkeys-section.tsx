import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Passkey } from "@kerkis/contract/identity/security.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { KeyRound, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { PasskeyNotMade, usePasskeysSupported } from "../../model/passkey-ceremony.ts";
import { useAddPasskey, useRemovePasskey } from "../../security/security.mutations.ts";
import { securityQueries } from "../../security/security.queries.ts";
import { LateProofDialog } from "./late-proof-dialog.tsx";
import { Section } from "./section.tsx";

const loadRename = async () => (await import("./rename-passkey-dialog.tsx")).RenamePasskeyDialog;

/** Passkeys: add, name, rename, remove (completions 1, /settings). */
export function PasskeysSection() {
  const query = useQuery(securityQueries.waysIn());
  // Until it is known that this browser has none, the page is drawn as for most.
  const isAlive = useHydrated();
  const isSupported = usePasskeysSupported() || !isAlive;
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  return (
    <Section title={m.security_passkeys_title()} lead={m.security_passkeys_lead()} query={query}>
      {({ passkeys, has_password }) => (
        <div className="grid gap-4">
          {passkeys.length === 0 ? (
            <p className="text-muted-foreground">{m.security_passkeys_none()}</p>
          ) : (
            <ul className="divide-y divide-border">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setRenamed(passkey)}
                  onRemove={() => setRemoved(passkey)}
                />
              ))}
            </ul>
          )}
          {isSupported ? (
            <AddPasskey hasPassword={has_password} />
          ) : (
            <p className="text-sm text-muted-foreground">{m.security_passkeys_unsupported()}</p>
          )}
          {renamed && <Loaded load={loadRename} props={{ passkey: renamed, onClose: () => setRenamed(null) }} />}
          <RemovePasskey passkey={removed} hasPassword={has_password} onClose={() => setRemoved(null)} />
        </div>
      )}
    </Section>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, created_at, backed_up } = passkey;
  const facts = [m.security_passkeys_since({ date: formatDate(created_at) })];
  if (backed_up) facts.push(m.security_passkeys_synced());
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{name || m.security_passkeys_name_default()}</p>
        <p className="text-sm text-muted-foreground">{facts.join(" · ")}</p>
      </div>
      <Button variant="ghost" size="icon-sm" aria-label={m.security_passkeys_rename_of({ name })} onClick={onRename}>
        <Pencil />
      </Button>
      <Button variant="ghost" size="icon-sm" aria-label={m.security_passkeys_remove_of({ name })} onClick={onRemove}>
        <Trash2 />
      </Button>
    </li>
  );
}

function AddPasskey({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [hasBadName, setBadName] = useState(false);
  const add = useAddPasskey();
  const show = (isShown: boolean) => {
    add.reset();
    setName(isShown ? m.security_passkeys_name_default() : "");
    setBadName(false);
    setOpen(isShown);
  };
  async function confirm(proof: { password?: string }) {
    const { passkeyName } = await import("@kerkis/contract/identity/security.schema.ts");
    const chosen = passkeyName.safeParse(name);
    setBadName(!chosen.success);
    if (!chosen.success) return;
    add.mutate(
      { ...proof, name: chosen.data },
      {
        onSuccess: () => {
          show(false);
          toast.success(m.security_passkeys_added());
        },
      },
    );
  }
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => show(true)}>
        {m.security_passkeys_add()}
      </Button>
      <LateProofDialog
        open={isOpen}
        onOpenChange={show}
        title={m.security_passkeys_add()}
        description={m.security_passkeys_add_text()}
        confirmLabel={m.security_two_factor_begin()}
        hasPassword={hasPassword}
        pending={add.isPending}
        error={add.error}
        explain={explain}
        onConfirm={confirm}
      >
        <Field
          label={m.security_passkeys_name()}
          hint={m.security_passkeys_name_hint()}
          error={hasBadName ? m.field_required() : undefined}
          required
        >
          <Input
            value={name}
            maxLength={LIMITS.passkeyNameMax}
            dir="auto"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </LateProofDialog>
    </>
  );
}

function explain(error: unknown): string | undefined {
  if (!(error instanceof PasskeyNotMade)) return undefined;
  return error.reason === "known" ? m.security_passkeys_known() : m.security_passkeys_cancelled();
}

interface RemovePasskeyProps {
  passkey: Passkey | null;
  hasPassword: boolean;
  onClose: () => void;
}

function RemovePasskey({ passkey, hasPassword, onClose }: RemovePasskeyProps) {
  const remove = useRemovePasskey();
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <LateProofDialog
      open={passkey !== null}
      onOpenChange={close}
      title={m.security_passkeys_remove_title({ name: passkey?.name ?? "" })}
      description={m.security_passkeys_remove_text()}
      confirmLabel={m.security_passkeys_remove()}
      tone="danger"
      hasPassword={hasPassword}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={(proof) => {
        if (!passkey) return;
        remove.mutate(
          { ...proof, id: passkey.id },
          {
            onSuccess: () => {
              close();
              toast.success(m.security_passkeys_removed());
            },
          },
        );
      }}
    />
  );
}
