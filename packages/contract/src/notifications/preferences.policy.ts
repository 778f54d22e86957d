import {
  CHOSEN_CHANNELS,
  GROUPS,
  type ChannelChoices,
  type ChosenChannel,
  type HappeningGroup,
} from "../core/happenings/groups.ts";

/** Channels of a group that nobody can change. */
export const fixedChannels = (group: HappeningGroup): readonly ChosenChannel[] => GROUPS[group].fixed;

export const isFixed = (group: HappeningGroup, channel: ChosenChannel): boolean =>
  fixedChannels(group).includes(channel);

/** What a person gets of a group: their stored choices over the defaults; fixed channels stay. */
export function channelChoices(
  group: HappeningGroup,
  stored: readonly { kind: string; channel: ChosenChannel; enabled: boolean }[],
): ChannelChoices {
  const choices = { ...GROUPS[group].defaults };
  for (const channel of CHOSEN_CHANNELS) {
    const chosen = stored.find((entry) => entry.kind === group && entry.channel === channel);
    if (chosen && !isFixed(group, channel)) choices[channel] = chosen.enabled;
  }
  return choices;
}
