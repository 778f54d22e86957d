import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { browserLaunch } from "../../tools/lib/browser.ts";
import { patience } from "../../tools/lib/patience.ts";
import { joinedMessages } from "./tools/component-tests/joined-messages.ts";
import { promptReact } from "./tools/component-tests/prompt-react.ts";
import { reactOptions } from "./tools/react-options.ts";
import { reachableService } from "./tools/component-tests/reachable-service.ts";

/** Components, in a real browser. What needs no page is a .test.ts and runs in the project «unit». */
export default defineProject({
  // Not the messages' plugin: they are compiled before the tests, and it would keep the run from ending.
  plugins: [joinedMessages(), reachableService(), react(reactOptions), tailwindcss()],
  // Only tests use it: found while they run, it would load every page anew, with a second React.
  optimizeDeps: { include: ["react-dom/server"], rolldownOptions: { plugins: [promptReact()] } },
  test: {
    name: "web",
    include: ["src/**/*.test.tsx"],
    // Files share what they import, which takes as long as the tests; each closes the page that it opened.
    isolate: false,
    setupFiles: ["src/shared/routing/accessible-tests.factory.ts"],
    ...patience,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: browserLaunch(),
        contextOptions: { timezoneId: "Pacific/Kiritimati", locale: "el-GR", reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
