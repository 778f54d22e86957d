import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import type { RegistrationStep } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import {
  BUSINESS_MODEL_LABELS,
  INDUSTRY_LABELS,
  REGION_LABELS,
  STAGE_LABELS,
} from "@kerkis/contract/startups/startups.taxonomy.ts";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatDate, formatMoney } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/layout/card.tsx";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";

interface Section {
  step: Exclude<RegistrationStep, "review">;
  title: string;
  /** Text to read before the facts. */
  prose?: string | undefined;
  items: { term: string; value: ReactNode }[];
}

const localized = (text: LocalizedText): string => text[currentLanguage()];

/** A label of a closed list; nothing when the field is empty. */
const label = <Key extends string>(labels: Record<Key, LocalizedText>, key: Key | "" | undefined): string | null =>
  key ? localized(labels[key]) : null;

/** A draft may hold half a date; it stands as it was typed. */
const dayName = (day: string | undefined): string | undefined =>
  day && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? formatDate(day) : day;

function countryName(code: string | undefined): string | null {
  if (!code) return null;
  // A draft may hold anything of two letters; what is no country stands as it was typed.
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(currentLanguage(), { type: "region" }).of(code) ?? code;
}

/** Only web addresses become links: what a stranger typed is never run. */
function WebLink({ href, children }: { href: string; children: ReactNode }) {
  const isWeb = URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
  return isWeb ? (
    <a href={href} target="_blank" rel="noreferrer nofollow" className={linkStyles({ className: "break-all" })}>
      {children}
    </a>
  ) : (
    <span className="break-all">{children}</span>
  );
}

const shortAddress = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");

function yesOrNo(value: boolean | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  return value ? m.applications_yes() : m.applications_no();
}

function sectionsOf(answers: RegistrationDraft): Section[] {
  return [
    {
      step: "company",
      title: m.applications_step_company(),
      items: [
        { term: m.applications_field_name(), value: answers.name },
        { term: m.applications_field_tagline(), value: answers.tagline },
        { term: m.applications_field_legal_name(), value: answers.legal_name },
        { term: m.applications_field_founded_on(), value: dayName(answers.founded_on) },
        { term: m.applications_field_tax_number(), value: answers.tax_number },
        { term: m.applications_field_registration_number(), value: answers.registration_number },
      ],
    },
    {
      step: "activity",
      title: m.applications_step_activity(),
      prose: answers.description,
      items: [
        { term: m.applications_field_industry(), value: label(INDUSTRY_LABELS, answers.industry) },
        { term: m.applications_field_stage(), value: label(STAGE_LABELS, answers.stage) },
        { term: m.applications_field_business_model(), value: label(BUSINESS_MODEL_LABELS, answers.business_model) },
        { term: m.applications_field_tags(), value: answers.tags?.length ? <Tags tags={answers.tags} /> : null },
        {
          term: m.applications_field_website_url(),
          value: answers.website_url && (
            <WebLink href={answers.website_url}>{shortAddress(answers.website_url)}</WebLink>
          ),
        },
      ],
    },
    {
      step: "team",
      title: m.applications_step_team(),
      items: [
        { term: m.applications_field_country(), value: countryName(answers.country) },
        { term: m.applications_field_region(), value: label(REGION_LABELS, answers.region) },
        { term: m.applications_field_city(), value: answers.city },
        { term: m.applications_field_employees_range(), value: answers.employees_range },
        {
          term: m.applications_field_founders(),
          value: answers.founders?.length ? <Founders founders={answers.founders} /> : null,
        },
        { term: m.applications_field_women_led(), value: yesOrNo(answers.women_led) },
      ],
    },
    {
      step: "funding",
      title: m.applications_step_funding(),
      items: [
        {
          term: m.applications_field_funding_total(),
          value:
            typeof answers.funding_total === "number" ? formatMoney(answers.funding_total, answers.currency) : null,
        },
        {
          term: m.applications_field_social_links(),
          value: answers.social_links?.some(Boolean) ? <Links links={answers.social_links.filter(Boolean)} /> : null,
        },
      ],
    },
  ];
}

/**
 * What an application says, section by section, read only; what is empty is left out. Coordinators, evaluators and the founder
 * share it. `headingLevel` fits the sections under the page's headings.
 */
export function ApplicationAnswers({
  answers,
  headingLevel = 3,
}: {
  answers: RegistrationDraft;
  headingLevel?: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid content-start gap-5">
      {sectionsOf(answers)
        .filter(({ prose, items }) => Boolean(prose) || items.some(({ value }) => Boolean(value)))
        .map(({ step, title, prose, items }) => (
          <Card key={step}>
            <CardHeader>
              <Heading className="text-lg leading-snug font-semibold tracking-[-0.01em]">{title}</Heading>
            </CardHeader>
            <CardBody className="pt-3 sm:pt-3">
              {prose && <p className="mb-4 max-w-[44rem] leading-relaxed whitespace-pre-wrap">{prose}</p>}
              <DescriptionList items={items} className="@sm:grid-cols-[11rem_minmax(0,1fr)]" />
            </CardBody>
          </Card>
        ))}
    </div>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {[...new Set(tags)].map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  );
}

function Founders({ founders }: { founders: NonNullable<RegistrationDraft["founders"]> }) {
  return (
    <ul className="grid gap-1.5">
      {founders.map(({ name, role, linkedin_url }) => (
        <li key={`${name} ${role} ${linkedin_url}`}>
          {linkedin_url ? <WebLink href={linkedin_url}>{name}</WebLink> : name}
          {role && <span className="block text-sm font-normal text-muted-foreground">{role}</span>}
        </li>
      ))}
    </ul>
  );
}

function Links({ links }: { links: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {[...new Set(links)].map((link) => (
        <li key={link}>
          <WebLink href={link}>{shortAddress(link)}</WebLink>
        </li>
      ))}
    </ul>
  );
}
