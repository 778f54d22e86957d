import type { MailDelivery, OutboxMail } from "@kerkis/contract/admin/admin.contract.ts";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { ChevronDown, Mail } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Alert } from "#shared/ui/alert.tsx";
import { Card } from "#shared/ui/card.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { adminQueries } from "../admin.queries.ts";
import { MailText } from "./mail-text.tsx";

const EMPTY: Record<MailDelivery, { title: () => string; text: () => string }> = {
  outbox: { title: m.admin_outbox_empty_title, text: m.admin_outbox_empty_text },
  smtp: { title: m.admin_outbox_smtp_title, text: m.admin_outbox_smtp_text },
  withheld: { title: m.admin_outbox_withheld_title, text: m.admin_outbox_withheld_text },
};

/** Mail that a demo installation keeps instead of sending, newest first (completions 1). */
export function MailOutbox() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isRefetchError } = useSuspenseInfiniteQuery(
    adminQueries.outbox(),
  );
  // Newest unless the person opened another; null: they closed it.
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const mails = data.pages.flatMap((page) => page.items);
  const delivery = data.pages[0]?.delivery ?? "outbox";
  const open = opened === undefined ? mails[0]?.id : opened;
  const empty = EMPTY[delivery];
  return (
    <section aria-labelledby="mail-outbox">
      <h2 id="mail-outbox" className="display text-2xl leading-tight">
        {m.admin_outbox_title()}
      </h2>
      {delivery === "outbox" && <p className="mt-1 text-pretty text-muted-foreground">{m.admin_outbox_lead()}</p>}
      {isRefetchError && (
        <Alert tone="warning" live className="mt-4">
          {m.admin_outbox_failed()}
        </Alert>
      )}
      <Card className="mt-5 max-w-4xl">
        {mails.length === 0 ? (
          <EmptyState headingLevel={3} title={empty.title()} description={empty.text()} />
        ) : (
          <ul aria-label={m.admin_outbox_list()}>
            {mails.map((mail) => (
              <MailItem
                key={mail.id}
                mail={mail}
                isOpen={mail.id === open}
                onToggle={() => setOpened(mail.id === open ? null : mail.id)}
              />
            ))}
          </ul>
        )}
      </Card>
      <LoadMore
        className="max-w-4xl"
        hasMore={hasNextPage}
        pending={isFetchingNextPage}
        onLoad={() => void fetchNextPage()}
        shown={mails.length}
      />
    </section>
  );
}

function MailItem({ mail, isOpen, onToggle }: { mail: OutboxMail; isOpen: boolean; onToggle: () => void }) {
  const textId = `mail-${mail.id}`;
  return (
    <li className="border-border not-first:border-t">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={onToggle}
          className="flex w-full items-start gap-4 rounded-lg px-5 py-4 text-left -outline-offset-2! transition-colors duration-150 hover:bg-muted/60 sm:px-6"
        >
          <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft text-primary max-sm:hidden">
            <Mail aria-hidden className="size-4" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{mail.subject}</span>
            <span className="block truncate text-[0.9375rem] text-muted-foreground">
              {m.admin_outbox_to({ email: mail.to })}
            </span>
          </span>
          <RelativeTime value={mail.created_at} className="mt-0.5 shrink-0 text-sm text-muted-foreground" />
          <ChevronDown
            aria-hidden
            className={`mt-1 size-4 shrink-0 text-muted-foreground transition-transform duration-200 ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h3>
      <div id={textId} hidden={!isOpen} className="px-5 pb-6 sm:pr-6 sm:pl-19">
        {isOpen && <MailText text={mail.text} />}
      </div>
    </li>
  );
}
