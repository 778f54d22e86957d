import { latePart } from "#shared/ui/states/late-part.tsx";
import type { Picture } from "../../model/matrix-picture.ts";

const DeclinedDialog = latePart(async () => (await import("./declined-dialog.tsx")).DeclinedDialog);

interface DeclinedCellProps {
  /** Ids of the pair. */
  application: string;
  evaluator: string;
  picture: Picture;
  isLocked: boolean;
  isBusy: boolean;
  onPropose: () => void;
  onAskAgain: () => void;
  onClose: () => void;
}

/** The cell that was opened because it was declined; nothing once it is not any more. */
export function DeclinedCell({ application, evaluator, picture, isLocked, ...rest }: DeclinedCellProps) {
  const decline = picture.declineOf(application, evaluator);
  const row = picture.applications.find(({ id }) => id === application);
  const person = picture.evaluators.find(({ id }) => id === evaluator);
  if (!decline || !row || !person) return null;
  return (
    <DeclinedDialog
      application={row.name || (row.reference ?? "")}
      evaluator={person.name}
      decline={decline}
      isShort={picture.missing(application) > 0}
      isClosed={isLocked || !row.is_open || !person.may_take}
      {...rest}
    />
  );
}
