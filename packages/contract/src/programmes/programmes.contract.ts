import { endpoint } from "../core/endpoint.ts";
import { programme } from "./programmes.schema.ts";

export const programmesContract = {
  registry: endpoint({
    method: "GET",
    path: "/programmes/registry",
    summary: "The standing registry programme of the current organization, or else of the default one",
    access: { kind: "signed-in" },
  }).output(programme),
};
