import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { Skeleton, Waiting } from "#shared/ui/states/skeleton.tsx";
import { useRenewCalendar } from "../../events.mutations.ts";
import { eventsQueries } from "../../events.queries.ts";
import { CalendarWays } from "./calendar-dialog.tsx";

/** One's own events in one's own calendar, by a secret address that can be made anew; nobody who works as someone sees it. */
export function OwnCalendar() {
  const { impersonation } = useSession();
  if (impersonation) return null;
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <h2 className="text-[1.0625rem] font-semibold">{m.events_own_calendar_title()}</h2>
          <p className="mt-1 text-[0.9375rem] text-pretty text-muted-foreground">{m.events_own_calendar_text()}</p>
        </div>
        <Address />
      </CardBody>
    </Card>
  );
}

function Address() {
  const { data, isError } = useQuery(eventsQueries.ownCalendar());
  const renew = useRenewCalendar();
  const [isAsking, setAsking] = useState(false);
  if (isError) return <p className="text-[0.9375rem]">{m.events_own_calendar_failed()}</p>;
  if (!data)
    return (
      <Waiting>
        <Skeleton className="h-10" />
      </Waiting>
    );
  if (data.url === null) {
    return (
      <div>
        <Button
          variant="outline"
          pending={renew.isPending}
          onClick={() =>
            renew.mutate(
              {},
              {
                onError: (error) =>
                  toast.error(m.events_own_calendar_renew_failed(), { description: errorText(error) }),
              },
            )
          }
        >
          {m.events_own_calendar_make()}
        </Button>
      </div>
    );
  }
  return (
    <>
      <CalendarWays address={data.url} />
      <div>
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          {m.events_own_calendar_renew()}
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title={m.events_own_calendar_renew_title()}
          description={m.events_own_calendar_renew_text()}
          confirmLabel={m.events_own_calendar_renew()}
          command={renew}
          input={() => ({})}
          done={m.events_own_calendar_renewed()}
          failed={m.events_own_calendar_renew_failed()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
