export { ApplyToCall } from "./components/call/apply-to-call.tsx";
export { CallCriteria } from "./components/call/call-criteria.tsx";
export { CallFoot } from "./components/call/call-foot.tsx";
