import { issuesBelow } from "@kerkis/contract/core/conditions/facts.policy.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { ruleFacts, rulesIssues, SAMPLE_RULES } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import {
  eligibilityRules,
  type EligibilityRule,
  type RuleSets,
} from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { factAmong } from "#shared/forms/fields/condition-values.ts";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { useSaveRules } from "../../programmes.mutations.ts";
import { programmesQueries } from "../../programmes.queries.ts";
import { QuestionsNeeded } from "./questions-needed.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { RuleVersions } from "./rule-versions.tsx";

interface RulesPartProps {
  programmeId: string;
  canChange: boolean;
  /** Whom it judges and when. */
  lead: string;
  /** The form of the programme, begun where it has none. */
  beginForm: () => Promise<{ id: string }>;
  /** Told when questions were added to its draft. */
  onAsked?: () => void;
}

/** Who may apply: the criteria of a call or a registry, each saved with the others as a new version, and the versions. */
export function RulesPart(props: RulesPartProps) {
  const { data, error, refetch } = useQuery(programmesQueries.rules(props.programmeId));
  if (error)
    return (
      <ErrorState title={m.programmes_list_failed()} description={errorText(error)} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-96 rounded-lg" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Rules key={data.versions[0]?.version ?? 0} sets={data} {...props} />
      <RuleVersions sets={data} />
    </div>
  );
}

/** A name that no other criterion has, nor had: versions are compared by it. */
function freeKey(rules: readonly EligibilityRule[], { versions }: RuleSets): string {
  const taken = new Set([rules, ...versions.map((version) => version.rules)].flat().map(({ key }) => key));
  let number = taken.size + 1;
  while (taken.has(`rule_${number}`)) number += 1;
  return `rule_${number}`;
}

const NOTHING = { el: "", en: "" };

function Rules({ programmeId: id, canChange, lead, beginForm, onAsked, sets }: RulesPartProps & { sets: RuleSets }) {
  const seen = sets.versions[0]?.version ?? 0;
  const stored = sets.versions[0]?.rules ?? [];
  const [rules, setRules] = useState<readonly EligibilityRule[]>(stored);
  const [isJudged, setJudged] = useState(false);
  const save = useSaveRules();
  const facts = ruleFacts(sets.questions);
  const parsed = eligibilityRules.safeParse(rules);
  const issues = isJudged
    ? [
        ...(parsed.success ? [] : fieldIssues(parsed.error.issues, rules)),
        ...rulesIssues(rules, (fact) => factAmong(facts, fact)),
      ]
    : [];
  const isChanged = JSON.stringify(rules) !== JSON.stringify(stored);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    // Whoever adds a criterion writes it.
    if (wanted.current) list.current?.lastElementChild?.querySelector("input")?.focus();
    wanted.current = false;
  });

  function submit() {
    setJudged(true);
    if (!parsed.success || rulesIssues(rules, (fact) => factAmong(facts, fact)).length > 0) return;
    save.mutate(
      { id, seen, rules: parsed.data },
      {
        onSuccess: (saved) =>
          toast.success(m.programmes_rules_saved({ version: saved.versions[0]?.version ?? seen + 1 })),
        onError: (error) => toast.error(m.programmes_save_failed(), { description: errorText(error) }),
      },
    );
  }
  return (
    <section
      aria-labelledby="eligibility-criteria"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg bg-surface p-5 shadow-sm sm:p-6"
    >
      <div>
        <h2 id="eligibility-criteria" className="display text-xl leading-tight">
          {m.programmes_rules_part()}
        </h2>
        <p className="mt-1 max-w-prose text-muted-foreground">{lead}</p>
      </div>
      {canChange && (
        <QuestionsNeeded programmeId={id} rules={rules} sets={sets} beginForm={beginForm} onAsked={onAsked} />
      )}
      {rules.length === 0 && canChange && <p>{m.programmes_rules_empty()}</p>}
      {rules.length > 0 && (
        <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {rules.map((rule, at) => (
            <RuleFields
              key={rule.key}
              rule={rule}
              number={at + 1}
              facts={facts}
              issues={issuesBelow(String(at), issues)}
              canChange={canChange}
              onChange={(changed) => setRules((known) => known.with(at, changed))}
              onRemove={() => setRules(rules.filter((one) => one !== rule))}
            />
          ))}
        </ol>
      )}
      {canChange && (
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="outline"
            onClick={() => {
              wanted.current = true;
              setRules([
                ...rules,
                {
                  key: freeKey(rules, sets),
                  label: NOTHING,
                  reference: NOTHING,
                  condition: { fact: "country", is: "is", value: "GR" },
                },
              ]);
            }}
          >
            <Plus aria-hidden />
            {m.programmes_rules_add()}
          </Button>
          {rules.length === 0 && (
            <Button variant="outline" onClick={() => setRules(SAMPLE_RULES)}>
              {m.programmes_rules_sample()}
            </Button>
          )}
          <Button className="sm:ml-auto" disabled={!isChanged} pending={save.isPending} onClick={submit}>
            {m.programmes_rules_save()}
          </Button>
        </div>
      )}
    </section>
  );
}
