import { latePart } from "#shared/ui/states/late-part.tsx";

/** For whoever has the queue open while their power over it ends. */
export const NotACoordinator = latePart(
  async () => (await import("./not-a-coordinator-view.tsx")).NotACoordinatorView,
  { isRare: true },
);
