/** Whether a stored address may become a link: nothing but http and https does. */
export const isWebLink = (address: string | null | undefined): address is string =>
  typeof address === "string" && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** Host of a web address without www, as people say it. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, "");
