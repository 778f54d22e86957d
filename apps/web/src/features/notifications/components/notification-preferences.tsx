import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useSetDelivery, useSetPreference } from "../preferences.mutations.ts";
import { preferencesQueries } from "../preferences.queries.ts";
import { DeliveryTimes } from "./delivery-times.tsx";
import { PreferenceMatrix } from "./preference-matrix.tsx";
import { PushCard } from "./push-card.tsx";

/** What reaches the person, and how (completions 1 and 6): each change is stored at once. */
export function NotificationPreferences() {
  const preferences = useQuery(preferencesQueries.mine());
  const setPreference = useSetPreference();
  const setDelivery = useSetDelivery();
  const onError = (error: unknown) => {
    toast.error(m.notifications_save_failed(), { description: errorText(error), id: "notification-preferences" });
  };

  if (preferences.isPending) return <SkeletonRows rows={6} />;
  if (preferences.data === undefined) {
    return (
      <ErrorState
        headingLevel={2}
        title={m.notifications_preferences_load_failed()}
        description={errorText(preferences.error)}
        onRetry={() => void preferences.refetch()}
        retrying={preferences.isRefetching}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <Section title={m.notifications_preferences_what()} lead={m.notifications_preferences_what_lead()}>
        <PreferenceMatrix
          preferences={preferences.data}
          onChange={(change) => setPreference.mutate(change, { onError })}
        />
      </Section>
      <Section title={m.notifications_preferences_when()}>
        <DeliveryTimes
          settings={preferences.data.settings}
          onChange={(patch) => setDelivery.mutate(patch, { onError })}
        />
      </Section>
      <Section title={m.notifications_preferences_device()}>
        <PushCard />
      </Section>
    </div>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader>
        <div>
          <CardTitle>{title}</CardTitle>
          {lead && <p className="mt-1 text-pretty text-muted-foreground">{lead}</p>}
        </div>
      </CardHeader>
      <CardBody>{children}</CardBody>
    </Card>
  );
}
