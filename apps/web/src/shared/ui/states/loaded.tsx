import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

const AGAIN_AFTER_MS = 3_000;

interface LoadedProps<Props extends object> {
  /** Must be the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What keeps its place until it is here. */
  place?: ReactNode;
}

/**
 * A part of the page that nothing waits for: its place is kept until its code is here. A download that fails is tried again and
 * never breaks the page, as a lazy component would.
 */
export function Loaded<Props extends object>({ load, props, place = null }: LoadedProps<Props>): ReactNode {
  const [loaded, setLoaded] = useState<{ part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    function attempt() {
      load().then(
        (part) => {
          if (!isGone) setLoaded({ part });
        },
        () => {
          if (!isGone) timer = setTimeout(attempt, AGAIN_AFTER_MS);
        },
      );
    }
    attempt();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [load]);
  return loaded ? createElement(loaded.part, props) : place;
}
