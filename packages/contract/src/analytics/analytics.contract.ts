import { endpoint } from "../core/endpoint.ts";
import { dashboard, publicFigures } from "./analytics.schema.ts";

/** Figures of the registry and of one's own work. */
export const analyticsContract = {
  dashboard: endpoint({
    method: "GET",
    path: "/analytics/dashboard",
    summary: "What the caller needs to do next, and the figures of their role in the current organization",
    access: { kind: "page", page: "dashboard" },
  }).output(dashboard),
  publicFigures: endpoint({
    method: "GET",
    path: "/analytics/public",
    summary: "Figures of the public registry, small parts left out",
    access: { kind: "public" },
  }).output(publicFigures),
};
