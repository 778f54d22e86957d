import { NOTICE_CHANNELS, type ChannelChoices, type NoticeChannel, type NoticeKind } from "./preferences.schema.ts";

/** What holds until a person chooses (completions 6). Mail for what asks something of them, push for what cannot wait. */
const DEFAULTS: Record<NoticeKind, ChannelChoices> = {
  applications: { in_app: true, email: true, push: true, digest: true },
  evaluations: { in_app: true, email: true, push: true, digest: true },
  management: { in_app: true, email: false, push: false, digest: true },
  organization: { in_app: true, email: true, push: false, digest: true },
  invitations: { in_app: true, email: false, push: true, digest: true },
  account: { in_app: true, email: true, push: true, digest: false },
};

/** Security notices go out by mail, at once, whatever one chooses. */
const FIXED: Partial<Record<NoticeKind, readonly NoticeChannel[]>> = { account: ["email", "digest"] };

export const fixedChannels = (kind: NoticeKind): readonly NoticeChannel[] => FIXED[kind] ?? [];

export const isFixed = (kind: NoticeKind, channel: NoticeChannel): boolean => fixedChannels(kind).includes(channel);

/** What a person gets of a kind: their stored choices over the defaults; fixed channels stay. */
export function channelChoices(
  kind: NoticeKind,
  stored: readonly { kind: string; channel: NoticeChannel; enabled: boolean }[],
): ChannelChoices {
  const choices = { ...DEFAULTS[kind] };
  for (const channel of NOTICE_CHANNELS) {
    const chosen = stored.find((entry) => entry.kind === kind && entry.channel === channel);
    if (chosen && !isFixed(kind, channel)) choices[channel] = chosen.enabled;
  }
  return choices;
}
