import type { Options } from "@vitejs/plugin-react";

/**
 * What renders once or rarely: the frame of every page, the landing page and the smallest parts. The compiler's memos save
 * next to nothing there and would be 6 KB of every first view (docs/decisions/0012-weight.md).
 */
const WITHOUT_MEMOS = [
  /\/src\/app\//,
  /\/src\/features\/homepages\//,
  /\/src\/shared\/routing\/document\./,
  /\/src\/shared\/ui\/(?:\w+\/)?(avatar|badge|button|card|empty-seats|empty-state|error-state|flag|logo|mark|seat-bar|shell-banner|skeleton|spinner|theatre)\./,
];

/** For the build and for the tests of components. */
export const reactOptions: Options = { compiler: true, exclude: [/\/node_modules\//, ...WITHOUT_MEMOS] };
