/** What reaches a person, and how: preferences, quiet hours, digest, web push. */
export const preferencesContract = {};
