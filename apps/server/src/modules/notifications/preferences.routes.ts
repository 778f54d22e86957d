export const preferencesRoutes = {};
