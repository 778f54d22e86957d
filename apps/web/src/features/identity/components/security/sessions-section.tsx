import type { SessionInfo } from "@kerkis/contract/identity/security.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleHelp, type LucideIcon, Monitor, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Confirm } from "#shared/commands/confirm.tsx";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { wholeList } from "#shared/lists/use-list.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { toastFailure } from "../../model/failure.ts";
import { useRevokeOtherSessions, useRevokeSession } from "../../security/security.mutations.ts";
import { securityQueries } from "../../security/security.queries.ts";
import { SectionCard, SectionSkeleton } from "./section.tsx";

const ICONS: Record<SessionInfo["device"], LucideIcon> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  other: CircleHelp,
};

/** Where one is signed in, and how to end it (completions 1, /settings). */
export function SessionsSection() {
  const query = useQuery(securityQueries.sessions());
  const [isAsking, setAsking] = useState(false);
  const revokeOthers = useRevokeOtherSessions();
  const hasOthers = query.data?.some(({ is_current }) => !is_current) ?? false;
  return (
    <SectionCard
      title={m.security_sessions_title()}
      lead={m.security_sessions_lead()}
      actions={
        hasOthers && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {m.security_sessions_end_others()}
          </Button>
        )
      }
    >
      <ResourceList
        list={wholeList(query, query.data ?? [])}
        look="plain"
        headingLevel={3}
        failed={m.security_load_failed()}
        empty={{ title: m.security_sessions_none() }}
        skeleton={<SectionSkeleton />}
      >
        {(sessions) => (
          <ListRows look="inside" label={m.security_sessions_title()} rows={sessions} rowId={({ id }) => id}>
            {(session) => <SessionRow session={session} />}
          </ListRows>
        )}
      </ResourceList>
      {isAsking && (
        <Confirm
          tone="danger"
          title={m.security_sessions_end_others_title()}
          description={m.security_sessions_end_others_text()}
          confirmLabel={m.security_sessions_end_others()}
          command={revokeOthers}
          input={() => undefined}
          done={m.security_sessions_others_ended()}
          failed={m.security_failed()}
          onClose={() => setAsking(false)}
        />
      )}
    </SectionCard>
  );
}

function nameOf({ browser, system }: SessionInfo): string {
  if (browser && system) return m.security_sessions_device({ browser, system });
  return browser ?? system ?? m.security_sessions_unknown();
}

function SessionRow({ session }: { session: SessionInfo }) {
  const revoke = useRevokeSession();
  const Icon = ICONS[session.device];
  const device = nameOf(session);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {device}
          {session.is_current && <Badge tone="success">{m.security_sessions_current()}</Badge>}
          {session.impersonator_name !== null && (
            <Badge tone="warning">{m.security_sessions_support({ name: session.impersonator_name })}</Badge>
          )}
        </p>
        <p className="text-sm break-words text-muted-foreground">
          {session.address !== null && `${session.address} · `}
          {m.security_sessions_used()} <RelativeTime value={session.last_used_at} />
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="outline"
          size="sm"
          aria-label={m.security_sessions_end_of({ device })}
          pending={revoke.isPending}
          onClick={() =>
            revoke.mutate(session.id, {
              onSuccess: () => toast.success(m.security_sessions_ended()),
              onError: (error) => toastFailure(m.security_failed(), error),
            })
          }
        >
          {m.security_sessions_end()}
        </Button>
      )}
    </div>
  );
}
