import { expect, it } from "vitest";
import { channelChoices, isFixed } from "../../notifications/preferences.policy.ts";
import { CHOSEN_CHANNELS, type GroupDeclaration, GROUPS, HAPPENING_GROUPS } from "./groups.ts";

it.each(HAPPENING_GROUPS)("%s reaches who chose nothing as it is declared, and who chose as they chose", (group) => {
  const { defaults, fixed } = GROUPS[group];
  expect(Object.keys(defaults)).toEqual(CHOSEN_CHANNELS);
  expect(channelChoices(group, [])).toEqual(defaults);
  for (const channel of CHOSEN_CHANNELS) {
    const chosen = channelChoices(group, [{ kind: group, channel, enabled: !defaults[channel] }]);
    expect(isFixed(group, channel)).toBe(fixed.includes(channel));
    expect(chosen).toEqual(isFixed(group, channel) ? defaults : { ...defaults, [channel]: !defaults[channel] });
  }
});

it("asks for mail where something is asked of a person, and never lets security go unsaid", () => {
  expect(channelChoices("applications", []).email).toBe(true);
  expect(channelChoices("management", []).email).toBe(false);
  expect(channelChoices("account", [{ kind: "account", channel: "email", enabled: false }]).email).toBe(true);
});

it("does not compile without the default of every channel", () => {
  const { push: _, ...withoutPush } = GROUPS.account.defaults;
  // @ts-expect-error A group says what every channel does until a person chooses.
  const incomplete: GroupDeclaration = { defaults: withoutPush, fixed: [] };
  expect(incomplete.defaults).not.toHaveProperty("push");
});
