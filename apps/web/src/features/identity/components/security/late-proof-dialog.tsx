import { Loaded } from "#shared/ui/states/loaded.tsx";
import type { ProofDialogProps } from "./proof-dialog.tsx";

const load = async () => (await import("./proof-dialog.tsx")).ProofDialog;

/** Asks for the password before the ways into the account change; not part of a section's first view. */
export function LateProofDialog(props: ProofDialogProps) {
  return props.open ? <Loaded load={load} props={props} /> : null;
}
