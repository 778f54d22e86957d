import { isServer } from "@tanstack/react-query";
import {
  type ComponentType,
  createElement,
  memo,
  type NamedExoticComponent,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from "react";
import { idle } from "#shared/hooks/when-idle.ts";
import { reportLostPart } from "#shared/offline/connectivity.ts";
import { givePress, keepPresses, nextPress } from "./kept-presses.ts";

const AGAIN_AFTER_MS = 3_000;

/** Those that the pages asked for so far have. */
const coming: Promise<unknown>[] = [];

/** For the server, which writes their HTML in one go. */
export const partsHere = (): Promise<unknown> => Promise.all(coming);

interface LatePartOptions {
  /** Not as soon as the page's own code is here, but once the browser is idle or a press waits: for what is below the first view. */
  isQuiet?: boolean;
  /** Only once it is drawn: of what many screens may show and few do. */
  isRare?: boolean;
}

/**
 * A part of a page whose HTML the server writes with the rest and whose code comes after it: the page is alive around it
 * meanwhile, and then it is, in turns that leave room for the person. A download that fails is tried again. What is pressed in
 * it meanwhile is done then (kept-presses.ts).
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isQuiet = false, isRare = false }: LatePartOptions = {},
): NamedExoticComponent<Props> {
  async function bring(): Promise<ComponentType<Props>> {
    try {
      return await load();
    } catch {
      reportLostPart();
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
      return bring();
    }
  }
  const drawn = Promise.withResolvers<void>();
  const due = () => (isRare ? drawn.promise : Promise.race([idle(), nextPress()]));
  const arrival = (isRare || isQuiet) && !isServer ? due().then(bring) : bring();
  // Once it is here it is shown at once: the server waits for no part while it renders.
  coming.push(arrival.then((value) => Object.assign(arrival, { status: "fulfilled", value })));
  function Arrived({ given, setArrived }: { given: Props; setArrived: (hasArrived: true) => void }) {
    const Part = use(arrival);
    useEffect(() => {
      setArrived(true);
      givePress();
    }, [setArrived]);
    return createElement(Part, given);
  }
  return memo(function LatePart(props: Props) {
    // The compiler would move the effect below out of this function, to where `drawn` is not.
    "use no memo";
    const [first] = useState(props);
    const [hasArrived, setArrived] = useState(false);
    // React would write the server's HTML anew if anything changed about a part that it cannot take over yet.
    const given = hasArrived ? props : first;
    useEffect(keepPresses, []);
    useEffect(() => drawn.resolve(), []);
    return useMemo(
      () => (
        <Suspense>
          <Arrived given={given} setArrived={setArrived} />
        </Suspense>
      ),
      [given],
    );
  });
}
