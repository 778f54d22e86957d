import type { ServerModule } from "#platform/module.ts";

/**
 * Modules, each after all that it names; those that nothing sets apart stand by their names.
 * @throws where two wait for each other, or one for a module that is not there
 */
export function inOrder(modules: readonly ServerModule[]): ServerModule[] {
  const waiting = modules.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const placed: ServerModule[] = [];
  while (waiting.length > 0) {
    const isReady = ({ after = [] }: ServerModule) =>
      after.every((name) => placed.some((known) => known.name === name));
    const next = waiting.findIndex(isReady);
    if (next < 0) throw new Error(`No order for the modules ${waiting.map(({ name }) => name).join(", ")}.`);
    placed.push(...waiting.splice(next, 1));
  }
  return placed;
}
