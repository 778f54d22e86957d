import type { HistoryEntry } from "@kerkis/contract/applications/applications.schema.ts";
import { ApplicationTimeline } from "#features/applications/history.public.ts";
import { m } from "#messages";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";

export function ApplicationHistory({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.evaluations_history_title()}</CardTitle>
      </CardHeader>
      <CardBody>
        <ApplicationTimeline history={history} />
      </CardBody>
    </Card>
  );
}
