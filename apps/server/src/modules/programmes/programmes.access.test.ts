import { sweepAccess } from "#test/access-sweep.ts";

sweepAccess("programmes");
