export { newestPublished, openOrganization, pictured, type Pictured } from "./faces.reads.ts";
