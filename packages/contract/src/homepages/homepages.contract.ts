import { endpoint } from "../core/endpoint.ts";
import { landing, organizationAddress, organizationHomepage } from "./homepages.schema.ts";

export const homepagesContract = {
  landing: endpoint({
    method: "GET",
    path: "/homepages/landing",
    summary: "The landing page's startups and figures",
    access: { kind: "public" },
  }).output(landing),
  organization: endpoint({
    method: "GET",
    path: "/homepages/organizations/{slug}",
    summary: "An active organization's homepage: its facts, and what it has published",
    access: { kind: "public" },
  })
    .input(organizationAddress)
    .output(organizationHomepage),
};
