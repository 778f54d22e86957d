import { defineConfig } from "vitest/config";
import { patience } from "./tools/lib/patience.ts";

// A far timezone, fourteen hours ahead: code that leans on the machine's clock settings fails here first.
process.env.TZ = "Pacific/Kiritimati";

const globalSetup = ["apps/server/test/global-setup.ts"];

export default defineConfig({
  test: {
    // A busy machine is slow to close a browser; what does not close in time counts as broken off.
    teardownTimeout: 60_000,
    projects: [
      "apps/web/vitest.config.ts",
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["packages/**/*.test.ts", "apps/web/**/*.test.ts", "tools/**/*.test.ts", "bench/**/*.test.ts"],
          globalSetup,
          setupFiles: ["apps/web/src/shared/i18n/language-tests.factory.ts"],
          pool: "forks",
          // A process for each file takes longer than the tests.
          isolate: false,
          unstubGlobals: true,
          ...patience,
        },
      },
      {
        test: {
          name: "server",
          environment: "node",
          include: ["apps/server/**/*.test.ts"],
          globalSetup,
          setupFiles: ["apps/server/test/quicker/kept-plans.ts", "apps/server/test/quicker/quick-passwords.ts"],
          pool: "forks",
          // Files share what they import, which takes longer than the tests; each has a server and a database of its own.
          isolate: false,
          ...patience,
        },
      },
    ],
  },
});
