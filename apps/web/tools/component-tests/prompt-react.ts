import type { Rolldown } from "vite";

const THROTTLE = "FALLBACK_THROTTLE_MS = 300";

/**
 * React leaves what stands for a part that is loading on screen for 300 ms, lest it flicker: for eyes, and every page of
 * a component test would wait for it.
 */
export const promptReact = (): Rolldown.Plugin => ({
  name: "kerkis:prompt-react",
  transform: {
    filter: { id: /react-dom-client\.development\.js$/ },
    handler: (code) => {
      if (!code.includes(THROTTLE)) throw new Error(`React has no ${THROTTLE} any more.`);
      return { code: code.replace(THROTTLE, "FALLBACK_THROTTLE_MS = 0"), map: null };
    },
  },
});
