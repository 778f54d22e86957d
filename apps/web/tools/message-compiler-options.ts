import type { CompilerOptions } from "@inlang/paraglide-js";

/** One set of options for the build's plugin and for the command line, so both produce the same files. */
export const messageCompilerOptions: Omit<CompilerOptions, "project" | "outdir"> = {
  outputStructure: "message-modules",
  // The application decides: request context on the server, <html lang> in the browser (shared/i18n/language.ts).
  strategy: ["baseLocale"],
  disableAsyncLocalStorage: true,
  emitReadme: false,
  emitPrettierIgnore: false,
};
