/** What happened to an application. */
export { actionName, ApplicationTimeline } from "./components/application-timeline.tsx";
