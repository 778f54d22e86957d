import { answerText, listOf, namesOf, peopleOf, sizeText, textOf } from "@kerkis/contract/core/forms/answers.ts";
import { filesOf } from "@kerkis/contract/core/forms/file-kinds.ts";
import type { Field, PeopleField, Section } from "@kerkis/contract/core/forms/field.ts";
import type { ReactNode } from "react";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { Answers } from "./asked.tsx";

/** Whether anything of a section was answered. */
export const isAnswered = ({ fields }: Section, answers: Answers): boolean =>
  Object.entries(fields).some(([name, field]) => answerText(field, { answer: answers[name], answers }, "en") !== null);

interface AnswerListProps {
  fields: Section["fields"];
  answers: Answers;
  /** Address of a file among the answers; without one its name alone is said. */
  fileUrl?: ((file: string) => string) | undefined;
}

/** What was answered in a section, read only; what was not is left out. Long texts and pictures stand before the facts, each below what was asked. */
export function AnswerList({ fields, answers, fileUrl }: AnswerListProps) {
  const given = Object.entries(fields).filter(
    ([name, field]) => answerText(field, { answer: answers[name], answers }, "en") !== null,
  );
  const items = given.filter(([, { type }]) => type !== "long_text" && type !== "picture");
  return (
    <>
      {given.map(
        ([name, field]) =>
          (field.type === "picture" || field.type === "long_text") && (
            <div key={name} className="mb-4 max-w-[44rem]">
              <p className="mb-1 text-muted-foreground">{localized(field.label)}</p>
              {field.type === "picture" ? (
                <Mark seed={name} src={textOf(answers[name])} size={56} />
              ) : (
                <p className="leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">{textOf(answers[name])}</p>
              )}
            </div>
          ),
      )}
      <DescriptionList
        items={items.map(([name, field]) => ({
          term: localized(field.label),
          value: <Answer field={field} answer={answers[name]} answers={answers} fileUrl={fileUrl} />,
        }))}
        className="@sm:grid-cols-[11rem_minmax(0,1fr)] [&_dd]:[overflow-wrap:anywhere]"
      />
    </>
  );
}

interface AnswerProps extends Pick<AnswerListProps, "answers" | "fileUrl"> {
  field: Field;
  answer: unknown;
}

function Answer({ field, answer, answers, fileUrl }: AnswerProps): ReactNode {
  if (field.type === "files" && fileUrl) return <Files answer={answer} fileUrl={fileUrl} />;
  if (field.type === "link") return <WebLink href={textOf(answer)}>{shortAddress(textOf(answer))}</WebLink>;
  if (field.type === "people") return <People field={field} answer={answer} />;
  if (field.type === "choices" || field.type === "countries" || field.type === "records")
    return <Tags tags={namesOf(field, answer, currentLanguage())} />;
  if (field.type === "list")
    return field.of === "link" ? <Links links={listOf(answer)} /> : <Tags tags={listOf(answer)} />;
  return answerText(field, { answer, answers }, currentLanguage());
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

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <Badge key={tag} className="[overflow-wrap:anywhere] whitespace-normal">
          {tag}
        </Badge>
      ))}
    </span>
  );
}

function Links({ links }: { links: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {links.map((link) => (
        <li key={link}>
          <WebLink href={link}>{shortAddress(link)}</WebLink>
        </li>
      ))}
    </ul>
  );
}

/** Files to be saved, each with its size. */
function Files({ answer, fileUrl }: { answer: unknown; fileUrl: (file: string) => string }) {
  return (
    <ul className="grid gap-1">
      {filesOf(answer).map(({ id, name, bytes }) => (
        <li key={id}>
          <a href={fileUrl(id)} download className={linkStyles({ className: "[overflow-wrap:anywhere]" })}>
            {name}
          </a>
          <span className="tnum text-sm font-normal text-muted-foreground"> {sizeText(bytes, currentLanguage())}</span>
        </li>
      ))}
    </ul>
  );
}

/** A name, with its link where the person has one; below it the other parts. */
function People({ field, answer }: { field: PeopleField; answer: unknown }) {
  const parts = Object.entries(field.parts);
  return (
    <ul className="grid gap-1.5">
      {peopleOf(
        answer,
        parts.map(([part]) => part),
      ).map((texts) => {
        const link = texts.find((text, at) => parts[at]?.[1].type === "link" && text !== "");
        const [name, ...rest] = texts.filter((_, at) => parts[at]?.[1].type !== "link");
        return (
          <li key={texts.join(" ")}>
            {link === undefined ? name : <WebLink href={link}>{name}</WebLink>}
            {rest.some(Boolean) && (
              <span className="block text-sm font-normal text-muted-foreground">
                {rest.filter(Boolean).join(" · ")}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
