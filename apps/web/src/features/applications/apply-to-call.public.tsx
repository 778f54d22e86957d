export { ApplyToCall } from "./components/apply-to-call.tsx";
