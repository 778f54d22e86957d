import type { RegistryRequest } from "@kerkis/contract/startups/requests/requests.schema.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatDate } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { REQUEST_KIND_WORDS, REQUEST_STATE_WORDS } from "../../model/request-words.ts";
import { factName, factText } from "../../model/fact-text.ts";
import { useAnswerRequest } from "../../startups.mutations.ts";

const ACCEPT = {
  changed: { label: m.startups_request_accept_changed, text: m.startups_request_accept_text_changed },
  mistake: { label: m.startups_request_accept_mistake, text: m.startups_request_accept_text_mistake },
  claim: { label: m.startups_request_accept_claim, text: m.startups_request_accept_text_claim },
};

/** What the coordinators are asked, with what it is about and the two answers. */
export function RequestCard({ request }: { request: RegistryRequest }) {
  const { id, kind, state, startup, author, changes } = request;
  const [answering, setAnswering] = useState<"accept" | "decline" | null>(null);
  const answer = useAnswerRequest();
  const isAccepting = answering === "accept";
  return (
    <article className="grid gap-4 rounded-lg bg-surface p-5 shadow-sm sm:p-6">
      <header className="flex flex-wrap items-center gap-3">
        <Mark seed={startup.id} src={startup.logo_url} size={40} />
        <div className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
          <h2 className="font-semibold">
            <Link to="/startup/$id" params={{ id: startup.id }} className={linkStyles({ kind: "standalone" })}>
              {startup.name}
            </Link>
          </h2>
          <p className="text-sm text-muted-foreground">
            {m.startups_request_from({ name: author ?? m.person_erased(), date: formatDate(request.created_at) })}
          </p>
        </div>
        <span className="flex flex-wrap gap-1.5">
          <Badge>{REQUEST_KIND_WORDS[kind]()}</Badge>
          {state !== "open" && (
            <Badge tone={state === "accepted" ? "success" : "neutral"}>{REQUEST_STATE_WORDS[state]()}</Badge>
          )}
        </span>
      </header>
      {changes.length > 0 && (
        <ul className="grid gap-1 [overflow-wrap:anywhere]">
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {m.startups_request_change({
                field: factName(field) ?? field,
                before: factText(field, before),
                after: factText(field, after),
              })}
            </li>
          ))}
        </ul>
      )}
      {request.text && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{request.text}</p>}
      {kind === "claim" && (
        <p className="text-[0.9375rem] text-muted-foreground">
          {request.is_proven ? m.startups_request_proven() : m.startups_request_unproven()}
        </p>
      )}
      {request.answered_at && (
        <p className="rounded-md bg-muted px-4 py-3 text-[0.9375rem] [overflow-wrap:anywhere]">
          {m.startups_request_answered({
            name: request.answered_by ?? m.person_erased(),
            date: formatDate(request.answered_at),
          })}
          {request.answer && <span className="mt-1 block whitespace-pre-line">{request.answer}</span>}
        </p>
      )}
      {request.can_answer && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setAnswering("accept")}>{ACCEPT[kind].label()}</Button>
          <Button variant="outline" onClick={() => setAnswering("decline")}>
            {m.startups_request_decline()}
          </Button>
        </div>
      )}
      {answering && (
        <Confirm
          title={isAccepting ? ACCEPT[kind].label() : m.startups_request_decline()}
          description={isAccepting ? ACCEPT[kind].text() : m.startups_request_decline_text()}
          confirmLabel={isAccepting ? ACCEPT[kind].label() : m.startups_request_decline()}
          reason={{ label: m.startups_request_answer(), isRequired: !isAccepting }}
          command={answer}
          input={({ reason }) => ({ id, accept: isAccepting, answer: reason })}
          done={m.startups_request_done()}
          failed={m.startups_request_failed()}
          onClose={() => setAnswering(null)}
        />
      )}
    </article>
  );
}
