/** Stages of a startup (completions 2), in order. */
export const STARTUP_STAGES = [
  "idea",
  "mvp",
  "pre_seed",
  "seed",
  "series_a",
  "series_b_plus",
  "growth",
  "exited",
] as const;
export type StartupStage = (typeof STARTUP_STAGES)[number];

/** Industries of the registry: a maintained taxonomy with labels in both languages (completions 2). */
export const INDUSTRIES = [
  "agrifood",
  "ai_data",
  "biotech",
  "climate",
  "construction",
  "consumer",
  "creative",
  "cybersecurity",
  "education",
  "energy",
  "fintech",
  "govtech",
  "hardware_iot",
  "health",
  "hr",
  "legal",
  "logistics",
  "manufacturing",
  "maritime",
  "marketing",
  "materials",
  "mobility",
  "real_estate",
  "retail",
  "robotics",
  "social_impact",
  "software",
  "space",
  "sports",
  "telecom",
  "tourism",
  "other",
] as const;
export type Industry = (typeof INDUSTRIES)[number];

export const EMPLOYEES_RANGES = ["1", "2-10", "11-50", "51-249", "250+"] as const;
export type EmployeesRange = (typeof EMPLOYEES_RANGES)[number];
export const BUSINESS_MODELS = ["b2b", "b2c", "b2b2c", "b2g", "marketplace", "other"] as const;
export type BusinessModel = (typeof BUSINESS_MODELS)[number];

/** The thirteen regions of Greece and «abroad», for filters and the map. */
export const REGIONS = [
  "attica",
  "central_greece",
  "central_macedonia",
  "crete",
  "east_macedonia_thrace",
  "epirus",
  "ionian_islands",
  "north_aegean",
  "peloponnese",
  "south_aegean",
  "thessaly",
  "western_greece",
  "western_macedonia",
  "abroad",
] as const;
export type Region = (typeof REGIONS)[number];
