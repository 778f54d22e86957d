import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Globe } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { localized } from "#shared/i18n/localized.ts";
import { formatDateTime } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { usePublishResults, useTakeBackResults } from "../../judging.mutations.ts";
import { publicationQueries } from "../../publication.queries.ts";

/** The results of a call for everyone: what they wait for, what was published, and the way back. */
export function PublicationPanel({ call: { id: callId, title } }: { call: Pick<Round["programme"], "id" | "title"> }) {
  const call = localized(title);
  const { data } = useQuery(publicationQueries.publication(callId));
  const [isAsked, setAsked] = useState(false);
  const publish = usePublishResults(call);
  const takeBack = useTakeBackResults(call);
  if (!data?.managed) return null;
  const { published_at, managed } = data;
  const { is_closed, undecided, selected, unlisted } = managed;
  const waits = !is_closed
    ? m.judging_publish_waits_closing()
    : undecided > 0
      ? m.judging_publish_waits_decisions({ count: undecided })
      : null;
  return (
    <Card>
      <CardBody className="grid gap-3 p-5 sm:p-6">
        <h2 className="display text-xl leading-tight">{m.judging_publish_title()}</h2>
        <p className="max-w-prose text-muted-foreground">
          {published_at ? m.judging_published_on({ date: formatDateTime(published_at) }) : m.judging_publish_text()}{" "}
          {published_at && (
            <Link to="/call/$callId" params={{ callId }} className={linkStyles()}>
              {m.judging_publish_see()}
            </Link>
          )}
        </p>
        {published_at && unlisted > 0 && (
          <p className="font-medium text-warning">{m.judging_publish_unlisted({ count: unlisted })}</p>
        )}
        {waits && (
          <p className="font-medium">
            {waits}{" "}
            {is_closed && (
              <Link to="/evaluation-management" search={{ programme: callId, phase: "open" }} className={linkStyles()}>
                {m.judging_publish_waits_which()}
              </Link>
            )}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {(!published_at || unlisted > 0) && (
            <Button disabled={waits !== null} onClick={() => setAsked(true)}>
              <Globe aria-hidden />
              {published_at ? m.judging_publish_again() : m.judging_publish()}
            </Button>
          )}
          {published_at && (
            <Button variant="outline" pending={takeBack.isPending} onClick={() => takeBack.mutate(callId)}>
              {m.judging_publish_take_back()}
            </Button>
          )}
        </div>
      </CardBody>
      {isAsked && (
        <Confirm
          title={m.judging_publish_ask({ call })}
          description={m.judging_publish_ask_text({ count: selected })}
          confirmLabel={m.judging_publish()}
          command={publish}
          input={() => callId}
          failed={m.judging_publish_failed()}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
