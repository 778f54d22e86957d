import { CHALLENGE_FORM } from "@kerkis/contract/programmes/challenges/challenges.form.ts";
import {
  challengeGroups,
  type ChallengeAnswers,
  type ManagedChallenge,
} from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { ChallengeGroup } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { wallTime } from "@kerkis/contract/core/time/zone.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { RecordForm } from "#shared/forms/record-form.tsx";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { useVersionedForm } from "#shared/forms/use-versioned-form.ts";
import { localized } from "#shared/i18n/localized.ts";
import { useNow } from "#shared/i18n/now.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { Alert } from "#shared/ui/alert.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useChangeChallenge } from "../../programmes.mutations.ts";
import { programmesQueries } from "../../programmes.queries.ts";

const loadBand = async () => (await import("./calendar-band.tsx")).CalendarBand;

type Answers = Partial<ChallengeAnswers>;

interface GroupEditorProps {
  challenge: ManagedChallenge;
  group: ChallengeGroup;
}

/** A part of a call as a form, with what others saved meanwhile. */
export function GroupEditor({ challenge, group }: GroupEditorProps) {
  const { id, version, answers, can } = challenge;
  const { title, fields } = CHALLENGE_FORM[group];
  const queryClient = useQueryClient();
  const values: Answers = Object.fromEntries(Object.entries(answers).filter(([name]) => name in fields));
  const form = useContractForm<Answers, Answers>(async () => challengeGroups[group], { defaultValues: values });
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
          versioned.saved(
            saved.version,
            Object.fromEntries(Object.entries(saved.answers).filter(([name]) => name in fields)),
          );
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
      label={localized(title)}
      heading={
        <div>
          <h2 className="display text-xl leading-tight">{localized(title)}</h2>
          {group === "dates" && <p className="mt-1 text-muted-foreground">{m.programmes_dates_lead()}</p>}
        </div>
      }
      warning={null}
      saveLabel={m.programmes_save()}
      isPending={change.isPending}
      onSubmit={submit}
      onClose={() => form.reset(values)}
      className="grid gap-5 rounded-lg bg-surface p-5 shadow-sm sm:p-6"
    >
      {isFixed && group === "dates" && <Alert>{m.programmes_dates_fixed()}</Alert>}
      <fieldset disabled={isFixed} className="contents">
        <FormFields fields={fields} readOnly={isFixed ? Object.keys(fields) : []} />
      </fieldset>
      {group === "dates" && <DatesBand form={form} challengeId={id} isFixed={isFixed} />}
    </RecordForm>
  );
}

interface DatesBandProps {
  form: UseFormReturn<Answers, unknown, Answers>;
  challengeId: string;
  isFixed: boolean;
}

/** The dates as they are typed, on the calendar. */
function DatesBand({ form, challengeId, isFixed }: DatesBandProps) {
  const { data: rounds = [] } = useQuery(programmesQueries.rounds(challengeId));
  const now = useNow();
  const [opens = "", closes = "", grace, decisionDays, zone = ""] = useWatch({
    control: form.control,
    name: ["opens_local", "closes_local", "grace_minutes", "decision_days", "timezone"],
  });
  if (now === null) return null;
  const timezone = zone || "UTC";
  const dayIn = (moment: string) => wallTime(moment, timezone).slice(0, 10);
  const days = {
    opens: opens.slice(0, 10),
    closes: closes.slice(0, 10),
    decisionDays: decisionDays ?? null,
    rounds: rounds.flatMap(({ id, title, deadline }) =>
      deadline === null ? [] : [{ id, title: localized(title), deadline: dayIn(deadline) }],
    ),
    today: dayIn(new Date(now).toISOString()),
  };
  return (
    <Loaded
      load={loadBand}
      props={{
        days,
        hasGrace: (grace ?? 0) > 0,
        onEnd: isFixed
          ? null
          : (day: string) =>
              form.setValue("closes_local", day + closes.slice(10), { shouldDirty: true, shouldValidate: true }),
      }}
    />
  );
}
