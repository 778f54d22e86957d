export const accountRoutes = {};
