import { lookup as resolve, type LookupAddress } from "node:dns";
import { request } from "node:https";
import { request as plainRequest } from "node:http";
import { BlockList, isIP } from "node:net";

/** Calls to addresses that people of an organization name: never into one's own network, wherever a name leads. */

const TIMEOUT_MS = 10_000;

const INSIDE: readonly (readonly [string, number, "ipv4" | "ipv6"])[] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"],
  ["192.88.99.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["198.51.100.0", 24, "ipv4"],
  ["203.0.113.0", 24, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  // Of the sixth version only what is given out to the world, without what carries other addresses within it.
  ["::", 3, "ipv6"],
  ["2001::", 23, "ipv6"],
  ["2001:db8::", 32, "ipv6"],
  ["2002::", 16, "ipv6"],
  ["4000::", 2, "ipv6"],
  ["8000::", 1, "ipv6"],
];
// One for each version: a list of both takes every address of the fourth for one of the sixth.
const inside = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits, family] of INSIDE) inside[family].addSubnet(net, bits, family);

/** Whether an IP address belongs to the open internet. */
export function isOutside(address: string): boolean {
  const version = isIP(address);
  const family = version === 6 ? "ipv6" : "ipv4";
  return version !== 0 && !inside[family].check(address, family);
}

class Inside extends Error {}

/** Resolves a name, and fails unless every address of it lies outside: the one that is called is the one that was looked at. */
const lookupOutside = (
  host: string,
  options: object,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
): void =>
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (addresses.every(({ address }) => isOutside(address))) return done(null, addresses);
    done(new Inside(`${host} leads inside`), []);
  });

/** How a call went: the status that was answered, or why there was none. */
export type Answer = { status: number } | { failed: "inside" | "unreachable" };

/**
 * Sends a body to an address outside, without following where it is sent on to.
 * @param trusted origins that may lie inside, as the installation says
 */
export function postOutside(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  trusted: readonly string[],
): Promise<Answer> {
  const url = new URL(address);
  const isTrusted = trusted.includes(url.origin);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!isTrusted && (url.protocol !== "https:" || (isIP(host) !== 0 && !isOutside(host)))) {
    return Promise.resolve({ failed: "inside" });
  }
  return new Promise((resolved) => {
    const send = url.protocol === "https:" ? request : plainRequest;
    const call = send(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
      ...(!isTrusted && { lookup: lookupOutside }),
    });
    call.on("response", (response) => {
      // What it says is nobody's concern.
      response.destroy();
      resolved({ status: response.statusCode ?? 0 });
    });
    call.on("error", (error) => resolved({ failed: error instanceof Inside ? "inside" : "unreachable" }));
    call.end(body);
  });
}
