/** Parts of the product that a super admin can switch off at /system-admin (completions 10), with what holds until then. */
export const FEATURE_DEFAULTS = {
  /** New accounts by sign-up; invitations work either way. */
  sign_up: true,
  /** New organizations by anyone signed in; super admins can always make one. */
  create_organization: true,
  /** Notices to browsers that are closed. */
  web_push: true,
  /** Measurements of pages (specification 9). */
  performance_metrics: true,
  /** Support access to accounts, by super admins. */
  impersonation: true,
} as const;

export type Feature = keyof typeof FEATURE_DEFAULTS;
export type Features = Record<Feature, boolean>;

export const isFeature = (key: string): key is Feature => key in FEATURE_DEFAULTS;
export const FEATURES = Object.keys(FEATURE_DEFAULTS).filter(isFeature);
