import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folders of messages, seen from `apps/web`: every one that has a Greek file. */
export const messageFolders = (web: string): string[] =>
  globSync("src/**/messages/**/el.json", { cwd: web })
    .map((file) => dirname(file).replaceAll("\\", "/"))
    .toSorted();

/** Tells the message compiler of all folders, so that no list of them has to be kept. @returns the project's folder */
export function writeMessageProject(web: string): string {
  const project = join(web, "project.inlang");
  const settings = {
    $schema: "https://inlang.com/schema/project-settings",
    baseLocale: "el",
    locales: ["el", "en"],
    telemetry: "off",
    modules: ["../../node_modules/@inlang/plugin-message-format/dist/index.js"],
    "plugin.inlang.messageFormat": { pathPattern: messageFolders(web).map((folder) => `./${folder}/{locale}.json`) },
  };
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, "settings.json"), `${JSON.stringify(settings, null, 2)}\n`);
  return project;
}
