import type { FeatureRoutes } from "./feature.ts";

type Parent = keyof FeatureRoutes;

/** The routes that features have for one parent. */
type RoutesFor<Key extends Parent, OfFeature> = OfFeature extends Record<Key, readonly (infer Own)[]> ? Own : never;

/** The routes of several features by parent; each keeps its type, which links and parameters are checked against. */
export type Joined<OfFeature> = { [Key in Parent]-?: RoutesFor<Key, OfFeature>[] };

/** The routes of several features by parent, one feature after the other. */
export function joined(features: readonly FeatureRoutes[]): Required<FeatureRoutes> {
  const routesFor = (parent: Parent) => features.flatMap((feature) => feature[parent] ?? []);
  return { site: routesFor("site"), shell: routesFor("shell"), signedIn: routesFor("signedIn") };
}
