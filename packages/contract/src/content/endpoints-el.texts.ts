import type { contract } from "../contract.ts";
import * as modules from "../module-endpoints-el.ts";

type Contract = typeof contract;
/** The count beside a list says what the list says. */
type Told<Names> = Exclude<Names, `${string & Names}Count`>;
/** Every endpoint in Greek, in its module; an endpoint without its line does not compile, nor one that is none. */
type Summaries = { [Module in keyof Contract]: { [Name in Told<keyof Contract[Module]>]: string } };
type OfNone = {
  [Module in keyof Contract]: Exclude<keyof (typeof modules)[Module], Told<keyof Contract[Module]>>;
}[keyof Contract];

export const endpointsEl: [OfNone] extends [never] ? Summaries : OfNone = modules;
