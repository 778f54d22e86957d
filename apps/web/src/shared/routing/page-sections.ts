import { type ComponentType, createElement, lazy, type ReactNode, useState } from "react";

/** A part of a page with code of its own. */
export interface PageSection<Props extends object> {
  (props: Props): ReactNode;
  /** Brings its code, so that it is drawn at once. Where that fails, the part says so itself when it is drawn. */
  bring: () => Promise<void>;
}

type PropsOf<Part> = Part extends () => ReactNode
  ? object
  : Part extends (props: infer Props extends object) => ReactNode
    ? Props
    : never;

function withOwnCode<Props extends object>(load: () => Promise<ComponentType<Props>>): PageSection<Props> {
  let here: ComponentType<Props> | undefined;
  const Late = lazy(async () => ({ default: await load() }));
  function Section(props: Props): ReactNode {
    // It stays what it began as: another component would begin anew once the code is here.
    const [{ Part }] = useState<{ Part: ComponentType<Props> }>(() => ({ Part: here ?? Late }));
    return createElement(Part, props);
  }
  const bring = () =>
    load().then(
      (part) => void (here ??= part),
      () => undefined,
    );
  return Object.assign(Section, { bring });
}

/** Write it as `pageSection(() => import(…), "Name")`: the build reads which file it is (tools/page-modules.ts). */
export const pageSection = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): PageSection<PropsOf<Module[Name]>> =>
  withOwnCode(async () => (await load())[name] as ComponentType<PropsOf<Module[Name]>>);

export interface PageSections<Param extends string, Name extends string, Props extends object> {
  parts: Readonly<Record<Name, PageSection<Props>>>;
  /**
   * Brings what an address asks for. Call it in the route's `loader`, and in its `head`, which is all that runs before a page
   * takes the server's HTML over.
   */
  bring: (search: { readonly [of in Param]?: Name | undefined }) => Promise<void>;
}

/**
 * The parts that a page shows one of, as its address says. Each comes with its own code; the head of a page names that of the
 * part which is asked for.
 * @param param of the address
 * @param first what shows where the address names none
 */
export function sectionsBy<Param extends string, Name extends string, Props extends object>(
  param: Param,
  first: NoInfer<Name>,
  parts: Readonly<Record<Name, PageSection<Props>>>,
): PageSections<Param, Name, Props> {
  return { parts, bring: (search) => parts[search[param] ?? first].bring() };
}
