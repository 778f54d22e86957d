import type { FeatureRoutes } from "./feature.ts";

type Parent = keyof FeatureRoutes;

/** The routes that the features have for one parent, one after the other. */
type RoutesFor<Key extends Parent, Features extends readonly FeatureRoutes[]> = Features extends readonly [
  infer First extends FeatureRoutes,
  ...infer Rest extends readonly FeatureRoutes[],
]
  ? [...(First extends Record<Key, infer Own extends readonly unknown[]> ? Own : []), ...RoutesFor<Key, Rest>]
  : [];

/** The routes of several features by parent; each keeps its type, which links and parameters are checked against. */
export type Joined<Features extends readonly FeatureRoutes[]> = { [Key in Parent]-?: RoutesFor<Key, Features> };

/** The routes of several features by parent, one feature after the other. */
export function joined(features: readonly FeatureRoutes[]): Required<FeatureRoutes> {
  const routesFor = (parent: Parent) => features.flatMap((feature) => feature[parent] ?? []);
  return { site: routesFor("site"), shell: routesFor("shell"), signedIn: routesFor("signedIn") };
}
