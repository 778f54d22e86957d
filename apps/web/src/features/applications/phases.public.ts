/** Where an application stands, in words. */
export { ClockCell, ClockLine, clockText } from "./components/statutory-clock.tsx";
export { PhaseBadge, phaseName } from "./components/phases.tsx";
