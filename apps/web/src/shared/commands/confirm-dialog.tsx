import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { type ReactNode, useState } from "react";
import { errorText } from "#shared/api/errors.ts";
import { fieldText } from "#shared/forms/field-text.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { AlertDialog } from "#shared/ui/overlays/alert-dialog.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import type { Command } from "./use-command.ts";

/** Why it is done, in the person's words. */
interface ReasonAsked {
  label: string;
  hint?: string;
  isRequired: boolean;
  max?: number;
}

/** Something that must be typed, so that it is this one and no other. */
interface TypedAsked {
  label: string;
  /** What must be typed, to the letter but for capitals. */
  text: string;
}

/** Why it was not done. */
export interface Refusal {
  tone?: "warning" | "danger";
  title: string | undefined;
  text: string;
}

/** What was given in the dialog. */
export interface Given {
  reason: string;
  typed: string;
}

export interface ConfirmProps<Output, Input> {
  title: string;
  description: ReactNode;
  /** The verb of the action: "Reject", not "OK". */
  confirmLabel: string;
  tone?: "primary" | "danger";
  reason?: ReasonAsked;
  typed?: TypedAsked;
  /** Refused until something else in the dialog is right. */
  isReady?: boolean;
  command: Command<Output, Input>;
  /** What the command is given. */
  input: (given: Given) => Input;
  /** Said when it is done; without it the command says so itself. */
  done?: string | ((output: Output) => string | undefined);
  /** What comes after it, instead of closing. */
  onDone?: (output: Output) => unknown;
  onClose: () => void;
  /** Heads a refusal. */
  failed?: string;
  /** The words for a refusal instead of its own; null where something else in the dialog says it. */
  refusal?: (error: Error) => Refusal | null;
  /** Keeps the reason beyond the dialog. */
  reasonKept?: { value: string; onChange: (reason: string) => void };
  /** What else must be given. */
  children?: ReactNode;
}

/** What is wrong with a reason; null when nothing is. */
function reasonProblem(reason: string, { isRequired, max = LIMITS.reasonMax }: ReasonAsked): string | null {
  const { length } = reason.trim();
  if (length > max) return fieldText("too_long", { max });
  if (!isRequired) return null;
  if (length === 0) return fieldText("required");
  return length < LIMITS.reasonMin ? fieldText("too_short", { min: LIMITS.reasonMin }) : null;
}

function RefusalNotice({ refusal }: { refusal: Refusal | null }) {
  if (refusal === null) return null;
  return (
    <Alert tone={refusal.tone ?? "danger"} live title={refusal.title}>
      {refusal.text}
    </Alert>
  );
}

const isSame = (typed: string, text: string): boolean =>
  typed.trim().normalize().toLowerCase() === text.normalize().toLowerCase();

/** What `Confirm` shows. */
export function ConfirmDialog<Output, Input>(props: ConfirmProps<Output, Input>) {
  const { reason, typed, command, tone = "primary", isReady = true } = props;
  const [ownReason, setOwnReason] = useState("");
  const [typedText, setTypedText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [text, setText] = props.reasonKept
    ? [props.reasonKept.value, props.reasonKept.onChange]
    : [ownReason, setOwnReason];
  const problem = reason ? reasonProblem(text, reason) : null;

  const wordRefusal = props.refusal ?? ((error: Error) => ({ title: props.failed, text: errorText(error) }));
  function close() {
    command.reset();
    props.onClose();
  }
  function confirm() {
    setChecked(true);
    if (problem !== null) return;
    command.mutate(props.input({ reason: text.trim(), typed: typedText.trim() }), {
      onSuccess: (output) => {
        const said = typeof props.done === "function" ? props.done(output) : props.done;
        if (said !== undefined) toast.success(said);
        if (!props.onDone) return close();
        command.reset();
        return props.onDone(output);
      },
    });
  }
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={props.title}
      description={props.description}
      confirmLabel={props.confirmLabel}
      tone={tone}
      pending={command.isPending}
      confirmDisabled={!isReady || (typed !== undefined && !isSame(typedText, typed.text))}
      onConfirm={confirm}
    >
      <div className="grid gap-4 empty:hidden">
        {command.error && <RefusalNotice refusal={wordRefusal(command.error)} />}
        {props.children}
        {typed && (
          <Field label={typed.label} required>
            <Input
              value={typedText}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => setTypedText(target.value)}
            />
          </Field>
        )}
        {reason && (
          <Field
            label={reason.label}
            hint={reason.hint}
            required={reason.isRequired}
            optional={!reason.isRequired}
            error={isChecked ? problem : null}
            counter={{ used: text.trim().length, max: reason.max ?? LIMITS.reasonMax }}
          >
            <Textarea rows={3} maxRows={10} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
        )}
      </div>
    </AlertDialog>
  );
}
