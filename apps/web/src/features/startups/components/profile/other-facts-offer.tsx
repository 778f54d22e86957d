import { answerText, textOf } from "@kerkis/contract/core/forms/answers.ts";
import type { EditableProfile } from "@kerkis/contract/startups/profile/profile.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { formatList } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { changesOf, type OtherFact, otherFacts } from "../../model/other-facts.ts";
import { useChangeProfile } from "../../startups.mutations.ts";
import { startupsQueries } from "../../startups.queries.ts";

interface OtherFactsOfferProps {
  startupId: string;
  /** What was answered, by the names of the profile's fields. */
  answers: object;
  /** The facts that were asked for. */
  names: readonly string[];
}

/** Facts that were answered otherwise than the startup's profile says, to be taken over there; nothing for who may not edit it. */
export function OtherFactsOffer({ startupId, answers, names }: OtherFactsOfferProps) {
  const { data: profile } = useQuery(startupsQueries.profile(startupId));
  const facts = profile ? otherFacts(profile, answers, names) : [];
  return profile && facts.length > 0 ? <Offer profile={profile} facts={facts} /> : null;
}

const said = ({ field }: OtherFact, answers: object, answer: unknown): string =>
  answerText(field, { answer, answers: { ...answers } }, currentLanguage()) ?? m.startups_other_facts_none();

/** What the profile says of it; a picture is seen on the startup's page. */
function wasSaid({ answers }: EditableProfile, fact: OtherFact): string | null {
  const answer: unknown = Reflect.get(answers, fact.name);
  if (fact.field.type === "picture" && textOf(answer) !== "") return null;
  return m.startups_other_facts_was({ value: said(fact, answers, answer) });
}

function Offer({ profile, facts }: { profile: EditableProfile; facts: readonly OtherFact[] }) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const change = useChangeProfile();
  const taken = facts.filter(({ name }) => !left.includes(name));
  const lookedAt = taken.filter(({ isLookedAt }) => isLookedAt).map(({ field }) => localized(field.label));
  async function take() {
    try {
      let { version } = profile;
      for (const { group, answers } of changesOf(taken))
        ({ version } = await change.mutateAsync({ id: profile.id, version, group, answers }));
      toast.success(lookedAt.length > 0 ? m.startups_saved_for_look() : m.startups_saved());
    } catch (error) {
      toast.error(m.startups_save_failed(), { description: errorText(error) });
    }
  }
  return (
    <section aria-labelledby="other-facts" className="grid gap-4 rounded-lg bg-muted p-5">
      <div>
        <h3 id="other-facts" className="text-lg font-semibold">
          {m.startups_other_facts_title()}
        </h3>
        <p className="mt-1 max-w-prose text-muted-foreground">{m.startups_other_facts_text()}</p>
      </div>
      <ul className="grid gap-2">
        {facts.map((fact) => (
          <li key={fact.name} className="[overflow-wrap:anywhere]">
            <Checkbox
              label={
                <>
                  <span className="font-semibold">{localized(fact.field.label)}</span>:{" "}
                  {fact.field.type === "picture" ? (
                    <Mark seed={profile.id} src={textOf(fact.answer)} size={40} className="inline-block align-middle" />
                  ) : (
                    said(fact, fact.given, fact.answer)
                  )}
                </>
              }
              hint={wasSaid(profile, fact)}
              checked={!left.includes(fact.name)}
              onCheckedChange={(isTaken) =>
                setLeft(isTaken ? left.filter((name) => name !== fact.name) : [...left, fact.name])
              }
            />
          </li>
        ))}
      </ul>
      {lookedAt.length > 0 && (
        <p className="text-sm text-muted-foreground">{m.startups_look_text({ fields: formatList(lookedAt) })}</p>
      )}
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={taken.length === 0}
        pending={change.isPending}
        onClick={() => void take()}
      >
        {m.startups_other_facts_take()}
      </Button>
    </section>
  );
}
