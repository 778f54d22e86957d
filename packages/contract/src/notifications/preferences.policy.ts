import {
  CHOSEN_CHANNELS,
  type ChannelChoices,
  type ChosenChannel,
  type HappeningGroup,
} from "../core/happenings/happenings.ts";

/** What holds until a person chooses (completions 6). Mail for what asks something of them, push for what cannot wait. */
const DEFAULTS: Record<HappeningGroup, ChannelChoices> = {
  applications: { in_app: true, email: true, push: true, digest: true },
  evaluations: { in_app: true, email: true, push: true, digest: true },
  management: { in_app: true, email: false, push: false, digest: true },
  organization: { in_app: true, email: true, push: false, digest: true },
  invitations: { in_app: true, email: false, push: true, digest: true },
  account: { in_app: true, email: true, push: true, digest: false },
};

/** Security notifications go out by mail, right away, whatever one chooses. */
const FIXED: Partial<Record<HappeningGroup, readonly ChosenChannel[]>> = { account: ["email", "digest"] };

export const fixedChannels = (group: HappeningGroup): readonly ChosenChannel[] => FIXED[group] ?? [];

export const isFixed = (group: HappeningGroup, channel: ChosenChannel): boolean =>
  fixedChannels(group).includes(channel);

/** What a person gets of a group: their stored choices over the defaults; fixed channels stay. */
export function channelChoices(
  group: HappeningGroup,
  stored: readonly { kind: string; channel: ChosenChannel; enabled: boolean }[],
): ChannelChoices {
  const choices = { ...DEFAULTS[group] };
  for (const channel of CHOSEN_CHANNELS) {
    const chosen = stored.find((entry) => entry.kind === group && entry.channel === channel);
    if (chosen && !isFixed(group, channel)) choices[channel] = chosen.enabled;
  }
  return choices;
}
