import type { ReactNode } from "react";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import type { Command } from "./use-command.ts";

/** Why it is done, in the person's words. */
export interface ReasonAsked {
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

const load = async () => (await import("./confirm-dialog.tsx")).ConfirmDialog;

/**
 * Asks before something that cannot simply be undone, and stays until it is done: what is wrong with the reason stands at
 * it, a refusal above, and nothing that was written is lost. Its code comes with the first question.
 */
export function Confirm<Output, Input>(props: ConfirmProps<Output, Input>): ReactNode {
  return <Loaded<ConfirmProps<Output, Input>> load={load} props={props} />;
}
