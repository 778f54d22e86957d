import { contract } from "@kerkis/contract/contract.ts";
import type { Api } from "./client-type.ts";

/** What a test lets the server answer, held against the contract: an answer that it does not give any more does not compile. */

type EndpointName = { [M in keyof Api]: `${M}.${keyof Api[M] & string}` }[keyof Api];
type Output<Call> = Call extends (...input: never) => Promise<infer Given> ? Given : never;
type OutputOf<Name extends EndpointName> = Name extends `${infer M extends keyof Api}.${infer E}`
  ? E extends keyof Api[M]
    ? Output<Api[M][E]>
    : never
  : never;

/** An endpoint's output, or what makes it of the request; a Response is sent as it is. */
export type Answer<Name extends EndpointName> =
  | OutputOf<Name>
  | Response
  | ((request: Request) => OutputOf<Name> | Response | Promise<OutputOf<Name> | Response>);

/** Answers by endpoint, as the contract names them: `startups.list`. */
export type Answers = { [Name in EndpointName]?: Answer<Name> };

interface Route {
  method?: string;
  path?: string;
}
const isParameter = (part: string): boolean => part.startsWith("{");

const endpoints = (Object.keys(contract) as (keyof Api)[]).flatMap((module) =>
  Object.entries(contract[module]).map(([name, endpoint]) => {
    const { method, path = "" }: Route = endpoint["~orpc"].route;
    return { name: `${module}.${name}` as EndpointName, method, parts: path.split("/") };
  }),
);

/** The endpoint that a call is for; one with a plain path before one that takes the same part for a parameter. */
export function endpointOf(method: string, path: string): EndpointName | undefined {
  const given = path.split("/");
  const matching = endpoints.filter(
    (known) =>
      known.method === method &&
      known.parts.length === given.length &&
      known.parts.every((part, index) => isParameter(part) || part === given[index]),
  );
  const [first, ...others] = matching;
  const parametersOf = ({ parts }: { parts: string[] }) => parts.filter(isParameter).length;
  return others.reduce((best, other) => (best && parametersOf(best) <= parametersOf(other) ? best : other), first)
    ?.name;
}
