import { endpoint } from "../core/endpoint.ts";
import { landing } from "./homepages.schema.ts";

export const homepagesContract = {
  landing: endpoint({
    method: "GET",
    path: "/homepages/landing",
    summary: "The landing page's startups and figures",
    access: { kind: "public" },
  }).output(landing),
};
