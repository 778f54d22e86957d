/** Figures and next steps of /dashboard. */
export const analyticsContract = {};
