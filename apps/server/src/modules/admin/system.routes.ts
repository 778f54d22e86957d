export const systemRoutes = {};
