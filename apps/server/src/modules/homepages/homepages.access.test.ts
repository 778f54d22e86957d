import { sweepAccess } from "#test/access-sweep.ts";

sweepAccess("homepages");
