import { LateDialog } from "#shared/ui/overlays/late-dialog.tsx";
import type { ProofDialogProps } from "./proof-dialog.tsx";

const load = async () => (await import("./proof-dialog.tsx")).ProofDialog;

/** Asks for the password before the ways into the account change; not part of a section's first view. */
export function LateProofDialog(props: ProofDialogProps) {
  return <LateDialog load={load} props={props.open ? props : null} />;
}
