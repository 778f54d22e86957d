import type { ContactMessage } from "@kerkis/contract/admin/contact.schema.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Reply } from "lucide-react";
import { useState } from "react";
import { topicName } from "#features/content/content.public.tsx";
import { m } from "#messages";
import { useCount } from "#shared/api/use-count.ts";
import { formatDateTime } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Badge } from "#shared/ui/badge.tsx";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/card.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { toast } from "#shared/ui/toast.tsx";
import { useAnswerContact } from "../../system.mutations.ts";
import { systemQueries } from "../../system.queries.ts";
import { Asked, SectionFrame } from "./section-frame.tsx";

const FILTERS = ["waiting", "answered"] as const;

/** What people wrote at /contact, and whether someone answered. */
export function ContactSection() {
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>("waiting");
  const messages = useInfiniteQuery(systemQueries.contact(filter));
  const rows = messages.data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = useCount(systemQueries.contactCount(), messages)?.groups;
  return (
    <SectionFrame title={m.admin_section_contact()} lead={m.admin_contact_lead()}>
      <div role="group" aria-label={m.admin_contact_filter()} className="flex flex-wrap gap-2">
        {FILTERS.map((known) => (
          <FilterChip
            key={known}
            pressed={known === filter}
            onPressedChange={() => setFilter(known)}
            count={known === "waiting" ? counts?.waiting : undefined}
          >
            {known === "waiting" ? m.admin_contact_waiting() : m.admin_contact_answered()}
          </FilterChip>
        ))}
      </div>
      <Asked query={messages} title={m.admin_failed()}>
        <Card>
          {rows.length === 0 ? (
            <EmptyState headingLevel={3} title={m.admin_contact_none()} description={m.admin_contact_none_text()} />
          ) : (
            <ul>
              {rows.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ul>
          )}
        </Card>
        <LoadMore
          hasMore={messages.hasNextPage}
          pending={messages.isFetchingNextPage}
          onLoad={() => void messages.fetchNextPage()}
          shown={rows.length}
        />
      </Asked>
    </SectionFrame>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const answer = useAnswerContact();
  const { id, name, email, answered_at: answeredAt } = message;
  const topic = topicName(message.topic);
  return (
    <li className="grid gap-3 border-border px-5 py-5 not-first:border-t sm:px-6">
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
          onClick={() =>
            answer.mutate({ id, answered: !answeredAt }, { onSuccess: () => toast.success(m.admin_contact_done()) })
          }
        >
          {answeredAt ? m.admin_contact_mark_waiting() : m.admin_contact_mark_answered()}
        </Button>
      </div>
    </li>
  );
}
