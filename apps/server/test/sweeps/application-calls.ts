import { randomUUID } from "node:crypto";
import type { SweepTargets } from "./sweep-targets.ts";

/** What applications are asked for by their id, and what nobody wrote. */
export const APPLICATION_CALLS = {
  "applications.get": ({ applicationId: id }: SweepTargets) => ({ id }),
  "applications.documents": ({ applicationId: id }: SweepTargets) => ({ id }),
  "applications.removeDocument": ({ applicationId: id }: SweepTargets) => ({ id, file: randomUUID() }),
  "applications.left": () => undefined,
  "applications.takeOver": ({ applicationId: id }: SweepTargets) => ({ id }),
  "applications.views": () => undefined,
  "applications.deleteView": () => ({ id: randomUUID() }),
  "applications.discard": ({ applicationId: id }: SweepTargets) => ({ id }),
};
