import type { MailDelivery, OutboxMail } from "@kerkis/contract/admin/admin.contract.ts";
import { ChevronDown, Mail } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { adminQueries } from "../admin.queries.ts";
import { MailText } from "./mail-text.tsx";

const EMPTY: Record<MailDelivery, { title: () => string; text: () => string }> = {
  outbox: { title: m.admin_outbox_empty_title, text: m.admin_outbox_empty_text },
  smtp: { title: m.admin_outbox_smtp_title, text: m.admin_outbox_smtp_text },
  withheld: { title: m.admin_outbox_withheld_title, text: m.admin_outbox_withheld_text },
};

/** Mail that a demo installation keeps instead of sending, newest first (completions 1). */
export function MailOutbox() {
  const list = useList(adminQueries.outbox());
  // Newest unless the person opened another; null: they closed it.
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const delivery = list.first?.delivery ?? "outbox";
  const open = opened === undefined ? list.rows[0]?.id : opened;
  const empty = EMPTY[delivery];
  return (
    <section aria-labelledby="mail-outbox" className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 id="mail-outbox" className="display text-2xl leading-tight">
          {m.admin_outbox_title()}
        </h2>
        {delivery === "outbox" && <p className="mt-1 text-pretty text-muted-foreground">{m.admin_outbox_lead()}</p>}
      </div>
      <ResourceList
        list={list}
        failed={m.admin_failed()}
        headingLevel={3}
        empty={{ title: empty.title(), text: empty.text() }}
        skeleton={<SkeletonRows />}
      >
        {(mails) => (
          <ListRows label={m.admin_outbox_list()} rows={mails} rowId={({ id }) => id}>
            {(mail) => (
              <MailItem
                mail={mail}
                isOpen={mail.id === open}
                onToggle={() => setOpened(mail.id === open ? null : mail.id)}
              />
            )}
          </ListRows>
        )}
      </ResourceList>
    </section>
  );
}

function MailItem({ mail, isOpen, onToggle }: { mail: OutboxMail; isOpen: boolean; onToggle: () => void }) {
  const textId = `mail-${mail.id}`;
  return (
    <>
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
    </>
  );
}
