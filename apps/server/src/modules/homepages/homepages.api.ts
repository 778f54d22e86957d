export { newestEvents, newestPublished, pictured, type Pictured } from "./faces.reads.ts";
