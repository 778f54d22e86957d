// Who may import whom (docs/architecture.md). Every rule has a planted violation in tools/boundaries/boundaries.test.ts.
const SERVER = "^apps/server/src/";
const MODULES = `${SERVER}modules/`;
const FEATURES = "^apps/web/src/features/";
const LISTENERS = "(activity|notifications|presence|search|analytics)";
const TESTS = "\\.test\\.tsx?$";
const SPEAKS_SQL = "\\.(tables|repo|reads|api|service|listeners|jobs|factory)\\.ts$";

/** One rule; all of them are errors. */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    rule("no-cycle", "Two files that need each other are one file, or need a third.", {}, { circular: true }),
    {
      ...rule(
        "no-module-cycle",
        "Modules form no circle: invert with an event.",
        { path: `${MODULES}[^/]+(?=/)` },
        { circular: true },
      ),
      scope: "folder",
    },
    {
      ...rule(
        "no-feature-cycle",
        "Features form no circle: a third one puts the two together.",
        { path: `${FEATURES}[^/]+(?=/)` },
        { circular: true },
      ),
      scope: "folder",
    },
    rule(
      "contract-is-a-leaf",
      "The contract knows neither side.",
      { path: "^packages/contract/" },
      { path: "^(apps|tools|e2e|bench)/" },
    ),
    rule(
      "contract-is-pure",
      "The contract runs in the browser: nothing of Node in it.",
      { path: "^packages/contract/src/", pathNot: TESTS },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "web-knows-no-server",
      "The browser sees no server code, not even its types.",
      { path: "^apps/web/" },
      { path: "^apps/server/" },
    ),
    rule("server-knows-no-web", "Nor the server the browser's.", { path: "^apps/server/" }, { path: "^apps/web/" }),
    rule(
      "product-knows-no-tools",
      "The product runs without the repository's tools.",
      { path: "^(apps|packages)/", pathNot: [TESTS, "/vitest\\.config\\.ts$"] },
      { path: "^(tools|e2e|bench)/" },
    ),
    rule(
      "module-front-door",
      "Another module is reached through its api only; tables may point at tables, factories build on factories.",
      { path: `${MODULES}([^/]+)/`, pathNot: TESTS },
      {
        path: MODULES,
        pathNot: [`${MODULES}$1/`, `${MODULES}.*\\.(api|tables|factory)\\.ts$`],
      },
    ),
    rule(
      "tables-stay-home",
      "Another module's tables serve references and joined reads, not writes.",
      { path: `${MODULES}([^/]+)/`, pathNot: [TESTS, "\\.(tables|reads|factory)\\.ts$"] },
      { path: `${MODULES}.*\\.tables\\.ts$`, pathNot: `${MODULES}$1/` },
    ),
    rule(
      "listeners-are-not-called",
      "Modules that listen hear of events; domain modules never call them.",
      { path: MODULES, pathNot: [`${MODULES}${LISTENERS}/`, TESTS, "\\.factory\\.ts$"] },
      { path: `${MODULES}${LISTENERS}/` },
    ),
    rule(
      "sql-has-its-place",
      "Routes and policies speak no SQL.",
      { path: MODULES, pathNot: [SPEAKS_SQL, TESTS] },
      { path: "(^|/)node_modules/(drizzle-orm|pg)/" },
    ),
    rule(
      "policy-is-pure",
      "A policy decides from the facts it is given.",
      { path: `${MODULES}.*\\.policy\\.ts$` },
      { pathNot: ["^packages/contract/", "\\.policy\\.ts$", `${SERVER}platform/auth/actor`] },
    ),
    rule(
      "routes-touch-no-repo",
      "A route asks the service or the reads.",
      { path: `${MODULES}.*\\.routes\\.ts$` },
      { path: "\\.repo\\.ts$" },
    ),
    rule(
      "modules-are-wired-in-app",
      "A module's manifest names its routes and listeners; only app puts manifests together.",
      { path: SERVER, pathNot: [`${SERVER}app/`, `${MODULES}.*\\.module\\.ts$`, TESTS] },
      { path: `${MODULES}.*\\.(routes|listeners|module)\\.ts$` },
    ),
    rule(
      "platform-knows-no-module",
      "Platform is the floor.",
      { path: `${SERVER}platform/`, pathNot: TESTS },
      { path: `${SERVER}(modules|app)/` },
    ),
    rule(
      "modules-know-no-app",
      "Modules are put together, they do not look up.",
      { path: MODULES, pathNot: TESTS },
      { path: `${SERVER}app/` },
    ),
    rule(
      "feature-front-door",
      "Another feature is reached through its public file only.",
      { path: `${FEATURES}([^/]+)/` },
      { path: FEATURES, pathNot: [`${FEATURES}$1/`, "\\.(public|factory)\\.tsx?$"] },
    ),
    rule(
      "shared-knows-no-feature",
      "shared could ship in another product.",
      { path: "^apps/web/src/shared/" },
      { path: "^apps/web/src/(features|app)/" },
    ),
    rule(
      "features-know-no-app",
      "app puts features together, they do not look up.",
      { path: FEATURES },
      { path: "^apps/web/src/app/" },
    ),
    rule(
      "tests-are-not-imported",
      "What tests share stands in a factory or a test folder.",
      {},
      { path: `${TESTS}|\\.spec\\.ts$` },
    ),
    rule(
      "factories-build-tests-and-demo",
      "Invented rows never reach the product.",
      { pathNot: [TESTS, "\\.factory\\.tsx?$", "^apps/server/test/", `${SERVER}app/demo`, "^(e2e|bench)/"] },
      { path: "\\.factory\\.tsx?$" },
    ),
    rule(
      "declared-dependencies-only",
      "A workspace imports what a package.json of ours lists.",
      { pathNot: "/\\.paraglide/" },
      { dependencyTypes: ["npm-no-pkg", "unknown", "undetermined"] },
    ),
    rule("everything-resolves", "An import leads somewhere.", {}, { couldNotResolve: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: ["node_modules", "/\\.paraglide/"] },
    exclude: { path: ["(^|/)(dist|\\.data)/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".d.ts"],
    },
  },
};
