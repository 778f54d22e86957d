import { latePart } from "#shared/ui/states/late-part.tsx";

/** Drawn at length, of the few pages that show one: its code comes after theirs. Whoever imports this asks for it. */
export const WorkflowOutlook = latePart(async () => (await import("./components/outlook/outlook.tsx")).WorkflowOutlook);
