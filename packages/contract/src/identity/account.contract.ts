/** What people do with their own account: profile, language, download, deletion. */
export const accountContract = {};
