import type { Plugin } from "vite";

/**
 * The service of component tests answers that it is there. Without it a page that asks would hold it for out of reach,
 * and so would the tests after it, which share what they import.
 */
export const reachableService = (): Plugin => ({
  name: "kerkis:reachable-service",
  configureServer: ({ middlewares }) => {
    middlewares.use("/healthz", (_, response) => {
      response.end();
    });
  },
});
