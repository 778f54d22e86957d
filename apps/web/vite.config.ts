import { join } from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { messageCompilerOptions } from "./tools/message-compiler-options.ts";
import { messageFamilies } from "./tools/message-families.ts";
import { writeMessageProject } from "./tools/message-project.ts";
import { pageChunks } from "./tools/page-chunks.ts";
import { contractPaths } from "./tools/contract-paths.ts";
import { pageModules } from "./tools/page-modules.ts";
import { reactOptions } from "./tools/react-options.ts";
import { shortMessages } from "./tools/short-messages.ts";

const chunks = pageChunks();

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    command === "build" && !isSsrBuild && [chunks.plugin, pageModules(), contractPaths(), shortMessages()],
    // In development a file that is left out would be no part of hot reload.
    react(command === "build" ? reactOptions : { compiler: true }),
    tailwindcss(),
    // A build compiles its messages once, before it (npm run messages); in development they follow every edit.
    command === "serve" && [
      paraglideVitePlugin({
        ...messageCompilerOptions,
        project: writeMessageProject(import.meta.dirname),
        outdir: "./.paraglide",
        cleanOutdir: false,
      }),
      messageFamilies(join(import.meta.dirname, ".paraglide")),
    ],
  ],
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        target: "node22",
        copyPublicDir: false,
        rolldownOptions: { input: "src/app/entry-server.tsx" },
      }
    : {
        outDir: "dist/client",
        target: "baseline-widely-available",
        manifest: true,
        // Fonts are preloaded by name; inlining them would delay the first paint.
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        // The server's HTML names all that a page needs. What comes after it brings the little that is not here yet by itself: a list of
        // all its files would be a third of some pages' code, and a link for each holds a slow phone up for a third of a second.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          input: "src/app/entry-client.tsx",
          output: {
            codeSplitting: { groups: chunks.groups },
          },
        },
      },
  // React has had this store hook for long; the shim for the time before it is not needed.
  resolve: { alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" } },
  // One self-contained server bundle: React is the production build whatever NODE_ENV the process has.
  ssr: { noExternal: isSsrBuild ? true : [] },
  // There is no index.html to find them from: every dependency is known before the first page, none reloads it.
  optimizeDeps: { entries: ["src/app/entry-client.tsx", "src/**/*.test.tsx"] },
  server: { watch: { ignored: ["**/dist/**", "**/.data/**"] } },
}));
