export const analyticsRoutes = {};
