import { choiceParam, optionalParams } from "#shared/routing/search.ts";

/** Those to come unless the past ones are asked for. */
export const timeSearch = (search: Record<string, unknown>) =>
  optionalParams({ time: choiceParam(search["time"], ["past"] as const) });
type TimeSearch = ReturnType<typeof timeSearch>;

/** The nearest first, whichever way one looks. */
export const managedInput = ({ time }: TimeSearch) =>
  time === "past" ? ({ time, sort: "latest" } as const) : ({ time: "upcoming", sort: "start" } as const);
