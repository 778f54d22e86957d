/** Startups and investors that the network draws: those with the most connections. */
export const NETWORK_MAX = 300;
