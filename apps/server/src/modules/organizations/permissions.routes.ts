export const permissionsRoutes = {};
