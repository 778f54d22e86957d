import { useEffect, useEffectEvent } from "react";
import { useStopImpersonation } from "../impersonation.mutations.ts";

/** The support session ended while nobody looked: the super admin's own one comes back by itself. */
export function ImpersonationReturn() {
  const stop = useStopImpersonation();
  const back = useEffectEvent(() => stop.mutate());
  useEffect(() => back(), []);
  return null;
}
