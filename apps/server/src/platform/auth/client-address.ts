/**
 * The address a request came from: the socket's, or with `trustedProxies` in front the entry that the outermost
 * of them wrote into X-Forwarded-For. Entries further left are the visitor's own claim and never used.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress;
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  return hops.at(-trustedProxies) || socketAddress;
}
