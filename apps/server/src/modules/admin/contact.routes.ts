export const contactRoutes = {};
