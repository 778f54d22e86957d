import { type RefObject, useEffect } from "react";

const scaleIn = (criterion: Element): HTMLElement | null =>
  criterion.querySelector<HTMLElement>('[role="radio"][tabindex="0"]');

/** The comment box that a score needs before the next criterion: a required one that is still empty. */
function neededComment(criterion: Element): HTMLElement | null {
  const comment = criterion.querySelector<HTMLTextAreaElement>("textarea[data-required]");
  return comment && comment.value.trim() === "" ? comment : null;
}

/**
 * Keys of a score sheet besides the scale's own (digits and arrows): Tab on a scale goes to the comment it needs or to the
 * next criterion's scale, C to its comment. Shift+Tab and everything else stay the browser's. Criteria are `[data-criterion]`.
 */
export function useScoreKeys(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = sheet.current;
    function onKeyDown(event: KeyboardEvent) {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const criterion = target?.closest("[data-criterion]");
      if (!element || !criterion || target?.getAttribute("role") !== "radio") return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const criteria = [...element.querySelectorAll("[data-criterion]")];
      const following = criteria[criteria.indexOf(criterion) + 1];
      const next =
        event.key === "Tab"
          ? (neededComment(criterion) ?? (following ? scaleIn(following) : null))
          : event.code === "KeyC"
            ? criterion.querySelector<HTMLElement>("textarea")
            : null;
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.closest("[data-criterion]")?.scrollIntoView({ block: "nearest" });
    }
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, [sheet]);
}
