import { isIPv6 } from "node:net";

/**
 * The address a request came from: the socket's, or with `trustedProxies` in front the entry that the outermost
 * of them wrote into X-Forwarded-For. Entries further left are the visitor's own claim and never used.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress;
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  return hops.at(-trustedProxies) || socketAddress;
}

const HALF_OF_IPV6 = 4;
const GROUPS_OF_IPV6 = 8;

/** What limits count as one address: an IPv6 visitor owns a whole /64 network, so the rest of the address says nothing. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase();
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = "", tail = ""] = plain.split("::");
  const [left, right] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const gap = GROUPS_OF_IPV6 - (left?.length ?? 0) - (right?.length ?? 0);
  const groups = [...(left ?? []), ...Array.from({ length: Math.max(0, gap) }, () => "0"), ...(right ?? [])];
  const network = groups.slice(0, HALF_OF_IPV6).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
