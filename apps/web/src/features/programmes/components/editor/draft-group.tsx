import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { dateIssues } from "@kerkis/contract/programmes/challenges/challenges.policy.ts";
import { challengeGroups, type ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { ChallengeGroup } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { m } from "#messages";
import { AutosaveConflict, AutosaveIndicator } from "#shared/autosave/autosave-indicator.tsx";
import { useAutosave } from "#shared/autosave/use-autosave.ts";
import { issuesResolver } from "#shared/forms/contract-resolver.ts";
import { SectionVisited } from "#shared/forms/fields/field-state.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { useSettledValues } from "#shared/forms/use-settled-values.ts";
import { answersIn, type FieldsPart, fieldsOfPart, type GroupAnswers, groupOf } from "../../model/part-fields.ts";
import { partName } from "../../model/part-words.ts";
import { useChallengeStore } from "../../programmes.mutations.ts";
import { DatesBand } from "./dates-band.tsx";

interface DraftGroupProps {
  challenge: ManagedChallenge;
  part: FieldsPart;
  language: Language;
  userId: string;
}

/** What cannot be kept of a group, by field. */
function issuesOf(group: ChallengeGroup, values: GroupAnswers): FieldIssue[] {
  const parsed = challengeGroups[group].safeParse(values);
  if (!parsed.success) return fieldIssues(parsed.error.issues, values);
  return "timezone" in parsed.data ? dateIssues(parsed.data, null) : [];
}

/** A part of a call that nobody else sees yet, saved as one types. What cannot be kept says so at its field and waits. */
export function DraftGroup({ challenge, part, language, userId }: DraftGroupProps) {
  const { id, version, answers, saved_at } = challenge;
  const group = groupOf(part);
  const store = useChallengeStore(id, group);
  const [start] = useState(() => answersIn(group, answers));
  const form = useForm<GroupAnswers>({
    mode: "onChange",
    defaultValues: start,
    resolver: issuesResolver((values) => issuesOf(group, values)),
  });
  const { settled, now } = useSettledValues(form, start);
  const isKept = issuesOf(group, settled).length === 0;
  const [value, setValue] = useState(start);
  if (isKept && settled !== value) setValue(settled);
  // One date can make another wrong.
  useEffect(() => {
    if (settled !== start) void form.trigger();
  }, [form, settled, start]);
  const autosave = useAutosave<GroupAnswers>({
    key: `challenge.${id}.${group}.${userId}`,
    value,
    now: () => {
      const typed = now();
      return issuesOf(group, typed).length === 0 ? typed : value;
    },
    version,
    save: store.save,
    load: store.load,
    apply: (next) => form.reset(next, { keepFieldsRef: true }),
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={partName(part)}
        onSubmit={(event) => {
          event.preventDefault();
          void autosave.flush();
        }}
        className="grid gap-5 rounded-lg bg-surface p-5 shadow-sm sm:p-6"
      >
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="display text-xl leading-tight">{partName(part)}</h2>
            {isKept ? (
              <AutosaveIndicator
                state={autosave.status === "clean" ? { ...autosave, status: "saved", savedAt: saved_at } : autosave}
              />
            ) : (
              <span role="status" className="inline-flex items-center gap-1.5 text-sm text-danger">
                <CircleAlert aria-hidden className="size-4 shrink-0" />
                {m.programmes_unkept()}
              </span>
            )}
          </div>
          {group === "dates" && <p className="mt-1 text-muted-foreground">{m.programmes_dates_lead()}</p>}
        </div>
        {autosave.status === "conflict" && (
          <AutosaveConflict
            name={challenge.history[0]?.person ?? null}
            onResolve={(choice) => void autosave.resolve(choice)}
          />
        )}
        <SectionVisited value={!isKept}>
          <FormFields key={language} fields={fieldsOfPart(part, language)} />
        </SectionVisited>
        {group === "dates" && <DatesBand form={form} challengeId={id} closedAt={null} isFixed={false} />}
      </form>
    </FormProvider>
  );
}
