export { ApplicationAnswers } from "./components/application-answers.tsx";
export { PhaseBadge, phaseName } from "./components/phases.tsx";
