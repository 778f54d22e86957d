import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import { ATHENS_STARTUPS } from "./startups.athens.ts";
import { COAST_STARTUPS } from "./startups.coast.ts";
import { NORTH_STARTUPS } from "./startups.north.ts";

/** The startups of the demo story; names in the spirit of the country. */
export const DEMO_STARTUPS = { ...ATHENS_STARTUPS, ...COAST_STARTUPS, ...NORTH_STARTUPS };
export type DemoStartup = keyof typeof DEMO_STARTUPS;

/** A registration that is still being written. */
export const DEMO_DRAFT: RegistrationDraft = {
  name: "Nautilus Skills",
  tagline: "Προσομοιωτές για ναυτικές σχολές",
  industry: "education",
  stage: "idea",
  country: "GR",
  city: "Πειραιάς",
  region: "attica",
};
