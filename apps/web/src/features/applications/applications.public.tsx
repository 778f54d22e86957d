export { ApplicationAnswers } from "./components/application-answers.tsx";
export { actionName, ApplicationTimeline } from "./components/application-timeline.tsx";
export { PhaseBadge, phaseName } from "./components/phases.tsx";
