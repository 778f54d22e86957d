import { useEffect } from "react";

/**
 * Marks the document while this is on screen, for what stands elsewhere to follow in its styles (`in-data-…:`). Asking all of a
 * page by `:has()` instead would be asked again for each letter that is typed.
 */
export function useRootMark(name: `data-${string}`): void {
  useEffect(() => {
    const root = document.documentElement;
    const count = (by: number) => {
      const left = Number(root.getAttribute(name)) + by;
      if (left > 0) root.setAttribute(name, String(left));
      else root.removeAttribute(name);
    };
    count(1);
    return () => count(-1);
  }, [name]);
}
