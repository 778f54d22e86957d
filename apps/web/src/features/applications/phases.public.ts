/** Where an application stands, in words. */
export { ClockCell, clockText } from "./components/statutory-clock.tsx";
export { ClockLine } from "./components/clock-line.tsx";
export { PhaseBadge, phaseName } from "./components/phases.tsx";
