import { CHALLENGE_FORM } from "@kerkis/contract/programmes/challenges/challenges.form.ts";
import { challengeGroups, type ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { RecordForm } from "#shared/forms/record-form.tsx";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { useVersionedForm } from "#shared/forms/use-versioned-form.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { answersIn, type FieldsPart, fieldsOfPart, type GroupAnswers, groupOf } from "../../model/part-fields.ts";
import { partName } from "../../model/part-words.ts";
import { zonedMoment, zoneWords } from "../../model/zoned-text.ts";
import { useChangeChallenge } from "../../programmes.mutations.ts";
import { programmesQueries } from "../../programmes.queries.ts";
import { DatesBand } from "./dates-band.tsx";

/** Where it closed before that. */
const PLANNED_END = { el: "Προγραμματισμένη λήξη", en: "Planned end" };

interface OpenedGroupProps {
  challenge: ManagedChallenge;
  part: FieldsPart;
  language: Language;
}

/** A part of a call that was opened: everyone reads its texts, so they change when they are saved, not as one types; its dates stay. */
export function OpenedGroup({ challenge, part, language }: OpenedGroupProps) {
  const { id, version, answers, can, closed_early_at: closedAt } = challenge;
  const group = groupOf(part);
  const asked = fieldsOfPart(part, language);
  const { closes_local } = asked;
  const fields = closedAt && closes_local ? { ...asked, closes_local: { ...closes_local, label: PLANNED_END } } : asked;
  const queryClient = useQueryClient();
  const values = answersIn(group, answers);
  const form = useContractForm<GroupAnswers, GroupAnswers>(async () => challengeGroups[group], {
    defaultValues: values,
  });
  const versioned = useVersionedForm(form, { version, values });
  const draft = useDraftStorage(form, `challenge.${id}.${group}`);
  const change = useChangeChallenge();
  const isFixed = group === "dates" ? !can.change_dates : !can.change;
  const submit = form.handleSubmit((typed) =>
    change.mutate(
      { id, version: versioned.seen, group, answers: typed },
      {
        onSuccess: (saved) => {
          draft.clear();
          versioned.saved(saved.version, answersIn(group, saved.answers));
          toast.success(m.programmes_saved());
        },
        onError: (error) => {
          if (errorCode(error) === "programme.overtaken") {
            void queryClient.invalidateQueries({ queryKey: programmesQueries.challenge(id).queryKey });
          } else if (!applyServerErrors(form, error)) {
            toast.error(m.programmes_save_failed(), { description: errorText(error) });
          }
        },
      },
    ),
  );
  return (
    <RecordForm
      form={form}
      versioned={versioned}
      draft={draft}
      changedBy={challenge.history[0]?.person ?? null}
      label={localized(CHALLENGE_FORM[group].title)}
      heading={<h2 className="display text-xl leading-tight">{partName(part)}</h2>}
      warning={null}
      saveLabel={m.programmes_save()}
      isPending={change.isPending}
      isFixed={isFixed}
      onSubmit={submit}
      onClose={() => form.reset(values)}
      className="grid gap-5 rounded-lg bg-surface p-5 shadow-sm sm:p-6"
    >
      {isFixed &&
        group === "dates" &&
        (closedAt ? <ClosedEarly {...{ challenge, closedAt }} /> : <Alert>{m.programmes_dates_fixed()}</Alert>)}
      <fieldset disabled={isFixed} className="contents">
        <FormFields fields={fields} readOnly={isFixed ? Object.keys(fields) : []} />
      </fieldset>
      {group === "dates" && <DatesBand form={form} challengeId={id} closedAt={closedAt} isFixed={isFixed} />}
    </RecordForm>
  );
}

/** When it closed, and when it would have. */
function ClosedEarly({
  challenge: { closes_at, answers, can },
  closedAt,
}: {
  challenge: ManagedChallenge;
  closedAt: string;
}) {
  const { timezone } = answers;
  return (
    <Alert title={m.programmes_closed_early({ moment: zonedMoment(closedAt, timezone), zone: zoneWords(timezone) })}>
      {closes_at && m.programmes_closed_early_planned({ moment: zonedMoment(closes_at, timezone) })}{" "}
      {can.steps.includes("extend") && m.programmes_closed_early_extend()}
    </Alert>
  );
}
