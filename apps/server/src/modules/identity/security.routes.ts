import type { Auth } from "#platform/auth/better-auth.ts";

export const securityRoutes = (_auth: Auth) => ({});
