import { useSyncExternalStore } from "react";
import { pushSupport, type PushSupport } from "../model/push-browser.ts";

const never = () => () => undefined;

/** What this browser can do of web push; null while the page is rendered on the server and until it is hydrated. */
export const usePushSupport = (): PushSupport | null => useSyncExternalStore(never, pushSupport, () => null);
