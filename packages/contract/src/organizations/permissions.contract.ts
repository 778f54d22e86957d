/** Page permissions of an organization, as /admin/system shows them. */
export const permissionsContract = {};
