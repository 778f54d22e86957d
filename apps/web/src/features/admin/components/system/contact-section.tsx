import { CONTACT_FORM } from "@kerkis/contract/admin/contact/contact.form.ts";
import type { ContactMessage } from "@kerkis/contract/admin/contact/contact.schema.ts";
import { answerText } from "@kerkis/contract/core/forms/answers.ts";
import { Reply } from "lucide-react";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { formatDateTime } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { useAnswerContact } from "../../system.mutations.ts";
import { useSystemSearch } from "../../hooks/use-system-search.ts";
import { systemQueries } from "../../system.queries.ts";
import { SectionFrame } from "./section-frame.tsx";

/** What people wrote at /contact, and whether someone answered. */
export function ContactSection() {
  const address = useSystemSearch();
  const { contact: filter = "waiting" } = address.search;
  const list = useList(systemQueries.contact(filter));
  const counts = useCount(systemQueries.contactCount(), list)?.groups;
  return (
    <SectionFrame title={m.admin_section_contact()} lead={m.admin_contact_lead()}>
      <ResourceList
        list={list}
        asked={{
          filters: [
            {
              kind: "chips",
              name: "contact",
              label: m.admin_contact_filter(),
              options: [
                { value: "waiting", label: m.admin_contact_waiting(), count: counts?.waiting },
                { value: "answered", label: m.admin_contact_answered() },
              ],
              fallback: "waiting",
            },
          ],
        }}
        address={address}
        failed={m.admin_failed()}
        headingLevel={3}
        download={<ListDownload of="/admin/contact-messages" input={{ filter }} />}
        empty={{ title: m.admin_contact_none(), text: m.admin_contact_none_text() }}
        skeleton={<SkeletonRows />}
      >
        {(messages) => (
          <ListRows label={m.admin_section_contact()} rows={messages} rowId={({ id }) => id}>
            {(message) => <Message message={message} />}
          </ListRows>
        )}
      </ResourceList>
    </SectionFrame>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const answer = useAnswerContact();
  const { id, name, email, answered_at: answeredAt } = message;
  const { topic: asked } = CONTACT_FORM.message.fields;
  const topic = answerText(asked, { answer: message.topic, answers: message }, currentLanguage());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="text-sm break-all text-muted-foreground">{email}</p>
        </div>
        <span className="flex items-center gap-3">
          <Badge>{topic}</Badge>
          <RelativeTime value={message.created_at} className="text-sm text-muted-foreground" />
        </span>
      </div>
      <p dir="auto" className="max-w-[46rem] break-words whitespace-pre-line">
        {message.message}
      </p>
      {answeredAt && (
        <p className="text-sm text-muted-foreground">
          {m.admin_contact_answered_by({
            name: message.answered_by_name ?? m.admin_audit_system(),
            date: formatDateTime(answeredAt),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <a
          className={buttonStyles({ variant: "outline" })}
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Kerkis: ${topic}`)}`}
        >
          <Reply />
          {m.admin_contact_reply()}
        </a>
        <Button
          variant="outline"
          pending={answer.isPending}
          onClick={() => answer.mutate({ id, answered: !answeredAt })}
        >
          {answeredAt ? m.admin_contact_mark_waiting() : m.admin_contact_mark_answered()}
        </Button>
      </div>
    </div>
  );
}
