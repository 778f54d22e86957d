import { sweepAccess } from "#test/sweeps/access-sweep.ts";

sweepAccess("forms");
