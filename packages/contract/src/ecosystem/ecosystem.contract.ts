import * as z from "zod/mini";
import { endpoint } from "../core/endpoint.ts";
import { programme } from "../programmes/programmes.schema.ts";
import { ecosystem, ecosystemQuery, network } from "./ecosystem.schema.ts";

export const ecosystemContract = {
  overview: endpoint({
    method: "GET",
    path: "/ecosystem",
    summary: "Figures of the ecosystem by region, country and sector, small counts left out",
    access: { kind: "public" },
  })
    .input(ecosystemQuery)
    .output(ecosystem),
  network: endpoint({
    method: "GET",
    path: "/ecosystem/network",
    summary: "The most connected startups and investors, and the organizations they belong to",
    access: { kind: "public" },
  })
    .input(ecosystemQuery)
    .output(network),
  calls: endpoint({
    method: "GET",
    path: "/ecosystem/calls",
    summary: "Programmes that the caller may apply to now",
    access: { kind: "public" },
  }).output(z.array(programme)),
};
