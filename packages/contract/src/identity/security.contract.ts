/** Sessions, second factors, passkeys and linked accounts of the person who asks. */
export const securityContract = {};
