/** Where an application stands, in words. */
export { PhaseBadge, phaseName } from "./components/phases.tsx";
