import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { isFree, lookOf } from "../../model/cell-look.ts";
import { conflictText } from "../../model/conflict-words.ts";
import { declineText } from "../../model/decline-words.ts";
import { fieldName } from "../../model/field-name.ts";
import type { Application, Evaluator, Picture } from "../../model/matrix-picture.ts";
import type { Plan } from "../../model/plan.ts";
import { seatsText } from "../../model/seat-words.ts";
import { PairSheet } from "./pair-sheet.tsx";

/** What was opened from one of the two lists, by id: the picture may change while it is open. */
export type Opened = { application: string } | { evaluator: string };

interface PhonePairsProps {
  opened: Opened;
  picture: Picture;
  plan: Plan;
  required: number;
  loadCap: number | null;
  isLocked: boolean;
  isProposing: boolean;
  isBusy: boolean;
  onToggle: (application: Application, evaluator: Evaluator) => void;
  onConflict: (application: Application, evaluator: Evaluator) => void;
  onFix: (application: Application, evaluator: Evaluator) => void;
  onClose: () => void;
}

/** The row or column that was opened on a phone. */
export function PhonePairs({ opened, picture, plan, required, loadCap, ...rest }: PhonePairsProps) {
  const { applications, evaluators } = picture;
  const { onToggle, onConflict, onFix, ...sheet } = rest;
  const loadText = ({ id, cap }: Evaluator) => {
    const most = cap ?? loadCap;
    const given = formatNumber(picture.loadOf(id).given);
    return m.judging_pair_load({ load: most === null ? given : `${given}/${formatNumber(most)}` });
  };
  const whyDeclined = (application: Application, evaluator: Evaluator) => {
    const decline = picture.declineOf(application.id, evaluator.id);
    return decline && declineText(decline);
  };
  const stateOf = (application: Application, evaluator: Evaluator) => {
    const conflict = picture.conflictOf(application.id, evaluator.id);
    const isOpen = application.is_open && evaluator.may_take;
    const look = lookOf({ picture, plan }, application, evaluator);
    return {
      look,
      isFixed: picture.isFixed(application.id, evaluator.id),
      conflict: conflict === undefined ? null : conflictText(conflict),
      mayEnter: isOpen && isFree(look),
      mayDrop: isOpen && look === "barred" && conflict === "declared",
    };
  };
  type Step = typeof onToggle;
  const stepsOn = (find: (id: string, step: Step) => void) => ({
    onToggle: (id: string) => find(id, onToggle),
    onConflict: (id: string) => find(id, onConflict),
    onFix: (id: string) => find(id, onFix),
  });
  const proposedText = (id: string) =>
    picture.proposedTo(id) > 0 && m.judging_seats_proposed({ count: picture.proposedTo(id) });
  if ("application" in opened) {
    const application = applications.find(({ id }) => id === opened.application);
    if (!application) return null;
    return (
      <PairSheet
        {...sheet}
        title={application.name || (application.reference ?? "")}
        lead={[
          fieldName(application.field),
          m.judging_pair_seats({ seats: seatsText(picture.seatsOf(application.id), required) }),
          proposedText(application.id),
        ]
          .filter(Boolean)
          .join(" · ")}
        others={evaluators.map((evaluator) => ({
          id: evaluator.id,
          name: evaluator.name,
          detail: [
            whyDeclined(application, evaluator),
            evaluator.may_take ? loadText(evaluator) : m.judging_evaluator_gone(),
          ]
            .filter(Boolean)
            .join(" · "),
          ...stateOf(application, evaluator),
          order: picture.loadOf(evaluator.id).given,
        }))}
        {...stepsOn((id, step) => {
          const evaluator = evaluators.find((one) => one.id === id);
          if (evaluator) step(application, evaluator);
        })}
      />
    );
  }
  const evaluator = evaluators.find(({ id }) => id === opened.evaluator);
  if (!evaluator) return null;
  return (
    <PairSheet
      {...sheet}
      title={evaluator.name}
      lead={evaluator.may_take ? loadText(evaluator) : m.judging_evaluator_gone()}
      others={applications.map((application) => {
        const missing = picture.missing(application.id);
        return {
          id: application.id,
          name: application.name || (application.reference ?? ""),
          detail: [
            whyDeclined(application, evaluator),
            fieldName(application.field),
            missing > 0 && m.judging_missing({ count: missing }),
          ]
            .filter(Boolean)
            .join(" · "),
          ...stateOf(application, evaluator),
          order: -missing,
        };
      })}
      {...stepsOn((id, step) => {
        const application = applications.find((one) => one.id === id);
        if (application) step(application, evaluator);
      })}
    />
  );
}
