export const membersRoutes = {};
