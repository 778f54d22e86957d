/** Where a happening can go. `digest`: its mail may wait for the daily digest. */
export const CHANNELS = ["feed", "in_app", "email", "push", "digest"] as const;
export type Channel = (typeof CHANNELS)[number];
/** Channels that a person chooses, per group; the feed shows everything. */
export const CHOSEN_CHANNELS = ["in_app", "email", "push", "digest"] as const satisfies readonly Channel[];
export type ChosenChannel = (typeof CHOSEN_CHANNELS)[number];
export type ChannelChoices = Record<ChosenChannel, boolean>;

export interface GroupDeclaration {
  /** Its channels until a person chooses (completions 6). */
  defaults: ChannelChoices;
  /** Channels that nobody can change. */
  fixed: readonly ChosenChannel[];
}

/** Declares a group; one without the default of every channel does not compile. */
const group = (defaults: ChannelChoices, fixed: readonly ChosenChannel[] = []): GroupDeclaration => ({
  defaults,
  fixed,
});

/**
 * What a person chooses channels for, in the order of /settings. The defaults stand here and not with each happening: a
 * switch of a group would mean two things if its happenings had two. Mail for what asks something of a person, push for
 * what cannot wait; what concerns security goes out by mail, right away, whatever one chooses.
 */
export const GROUPS = {
  applications: group({ in_app: true, email: true, push: true, digest: true }),
  evaluations: group({ in_app: true, email: true, push: true, digest: true }),
  management: group({ in_app: true, email: false, push: false, digest: true }),
  /** Tasks of workflows: they ask something of a person, and have a due date. */
  tasks: group({ in_app: true, email: true, push: true, digest: true }),
  organization: group({ in_app: true, email: true, push: false, digest: true }),
  invitations: group({ in_app: true, email: false, push: true, digest: true }),
  /** News of what one follows: in the bell, unless one asks for more. */
  following: group({ in_app: true, email: false, push: false, digest: false }),
  /** What one registered for: a seat, another time. */
  events: group({ in_app: true, email: true, push: true, digest: false }),
  /** What one registered for is near; each of the three is chosen on its own. */
  event_week: group({ in_app: true, email: true, push: false, digest: false }),
  event_day: group({ in_app: true, email: true, push: true, digest: false }),
  event_hour: group({ in_app: true, email: false, push: true, digest: false }),
  account: group({ in_app: true, email: true, push: true, digest: false }, ["email", "digest"]),
};
export type HappeningGroup = keyof typeof GROUPS;
export const HAPPENING_GROUPS = Object.keys(GROUPS) as HappeningGroup[];
