export const ORGANIZATION_STATES = ["active", "inactive", "deleted"] as const;
export type OrganizationState = (typeof ORGANIZATION_STATES)[number];
