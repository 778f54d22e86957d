import { CHOSEN_CHANNELS, type ChosenChannel, type HappeningGroup } from "@kerkis/contract/core/happenings/groups.ts";
import type { NotificationPreferences, PreferenceChange } from "@kerkis/contract/notifications/preferences.schema.ts";
import { Lock } from "lucide-react";
import { m } from "#messages";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { cn } from "#shared/ui/class-names.ts";

const GROUP_WORDS: Record<HappeningGroup, { title: () => string; text: () => string }> = {
  applications: { title: m.notifications_kind_applications, text: m.notifications_kind_applications_text },
  evaluations: { title: m.notifications_kind_evaluations, text: m.notifications_kind_evaluations_text },
  management: { title: m.notifications_kind_management, text: m.notifications_kind_management_text },
  tasks: { title: m.notifications_kind_tasks, text: m.notifications_kind_tasks_text },
  organization: { title: m.notifications_kind_organization, text: m.notifications_kind_organization_text },
  invitations: { title: m.notifications_kind_invitations, text: m.notifications_kind_invitations_text },
  following: { title: m.notifications_kind_following, text: m.notifications_kind_following_text },
  events: { title: m.notifications_kind_events, text: m.notifications_kind_events_text },
  event_week: { title: m.notifications_kind_event_week, text: m.notifications_kind_event_week_text },
  event_day: { title: m.notifications_kind_event_day, text: m.notifications_kind_event_day_text },
  event_hour: { title: m.notifications_kind_event_hour, text: m.notifications_kind_event_hour_text },
  account: { title: m.notifications_kind_account, text: m.notifications_kind_account_text },
};

const CHANNEL_NAMES: Record<ChosenChannel, () => string> = {
  in_app: m.notifications_channel_in_app,
  email: m.notifications_channel_email,
  push: m.notifications_channel_push,
  digest: m.notifications_channel_digest,
};

interface MatrixProps {
  preferences: NotificationPreferences;
  onChange: (change: PreferenceChange) => void;
}

/** Groups by channels: a table of boxes where there is room for its text, else a card for each kind. */
export function PreferenceMatrix({ preferences: { kinds, settings }, onChange }: MatrixProps) {
  const channels = CHOSEN_CHANNELS.filter((channel) => channel !== "digest" || settings.digest);
  const columns = cn(
    "@xl:grid @xl:items-center",
    channels.length > 3 ? "@xl:grid-cols-[1fr_repeat(4,6.5rem)]" : "@xl:grid-cols-[1fr_repeat(3,6.5rem)]",
  );
  return (
    <div className="@container">
      <div
        aria-hidden
        className={cn("hidden border-b border-border pb-2 text-sm font-semibold text-muted-foreground", columns)}
      >
        <span />
        {channels.map((channel) => (
          <span key={channel} className="px-1 text-center text-balance">
            {CHANNEL_NAMES[channel]()}
          </span>
        ))}
      </div>
      {kinds.map((entry) => (
        <div
          key={entry.kind}
          role="group"
          aria-labelledby={`notification-group-${entry.kind}`}
          aria-describedby={`notification-group-${entry.kind}-text`}
          className={cn(
            "border-b border-border py-4 last:border-b-0 last:pb-0 @max-xl:grid @min-[18rem]:@max-xl:grid-cols-2 @max-xl:gap-x-3 @xl:py-3.5",
            columns,
          )}
        >
          <div className="min-w-0 pr-4 @min-[18rem]:@max-xl:col-span-2 @max-xl:mb-2">
            <h3 id={`notification-group-${entry.kind}`} className="font-semibold">
              {GROUP_WORDS[entry.kind].title()}
            </h3>
            <p id={`notification-group-${entry.kind}-text`} className="text-sm text-pretty text-muted-foreground">
              {GROUP_WORDS[entry.kind].text()}
            </p>
          </div>
          {channels.map((channel) => (
            <Cell
              key={channel}
              channel={channel}
              isOn={entry.channels[channel]}
              isFixed={entry.fixed.includes(channel)}
              isIdle={channel === "digest" && !entry.channels.email}
              onChange={(enabled) => onChange({ kind: entry.kind, channel, enabled })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  channel: ChosenChannel;
  isOn: boolean;
  /** Nobody can change it. */
  isFixed: boolean;
  /** It says nothing while something else is off. */
  isIdle: boolean;
  onChange: (enabled: boolean) => void;
}

function Cell({ channel, isOn, isFixed, isIdle, onChange }: CellProps) {
  const label = <span className="@xl:sr-only">{CHANNEL_NAMES[channel]()}</span>;
  if (isFixed) {
    const fixed = isOn ? m.notifications_always_on() : m.notifications_never();
    return (
      <p className="flex min-h-11 items-center gap-2.5 text-muted-foreground @xl:justify-center">
        <Lock aria-hidden className="size-4 shrink-0 @max-xl:mx-0.5" />
        <span className="text-[0.9375rem] @xl:text-[0.8125rem] @xl:leading-tight">
          {label}
          <span className="@xl:hidden">{": "}</span>
          <span>{fixed}</span>
        </span>
      </p>
    );
  }
  return (
    <Checkbox
      className="items-center @xl:min-h-11 @xl:justify-center @xl:gap-0"
      checked={isOn && !isIdle}
      disabled={isIdle}
      onCheckedChange={onChange}
      label={label}
    />
  );
}
