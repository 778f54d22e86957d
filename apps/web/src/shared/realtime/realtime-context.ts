import { createContext, use } from "react";
import type { RealtimeConnection } from "./realtime-connection.ts";

/** Null for visitors and on the server: hooks then do nothing. */
export const RealtimeContext = createContext<RealtimeConnection | null>(null);

export const useRealtime = (): RealtimeConnection | null => use(RealtimeContext);
