/** What super admins run the installation with. */
export const systemContract = {};
