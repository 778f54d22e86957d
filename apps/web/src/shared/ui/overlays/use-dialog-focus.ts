import { useRef } from "react";

/** What one types or chooses in; a file's input is hidden behind its button. */
const FIELDS = [
  "input:not([type=hidden], [type=file], [type=radio], [tabindex='-1'], :disabled)",
  "textarea:not(:disabled)",
  "select:not(:disabled)",
  "[role=combobox]:not([aria-disabled=true], :disabled)",
  "[role=radio][tabindex='0']",
  "[role=radiogroup] [type=radio]:checked:not(:disabled)",
  "[role=radiogroup]:not(:has(:checked)) [type=radio]:not(:disabled)",
].join();

/** What one reads first is not scrolled away to where one may write something about it. */
const isInSight = (field: HTMLElement, content: EventTarget | null): boolean =>
  content instanceof HTMLElement && field.getBoundingClientRect().bottom <= content.getBoundingClientRect().bottom;

/**
 * Where the focus of a dialog goes. As it opens: to its first field, or, where none is in sight, where the primitive puts it. As it
 * closes, for those that are opened by state: back to what had it, or to the page's content when that is gone; the primitive
 * does so only for a trigger of its own. Spread on its content.
 * @param isRead what opens is there to be read and has keys of its own, which act outside fields alone
 */
export function useDialogFocus(isRead = false) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const content = event.currentTarget;
      const field = content instanceof HTMLElement && !isRead ? content.querySelector<HTMLElement>(FIELDS) : null;
      if (!field || !isInSight(field, content)) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isThere = opener.current?.isConnected === true;
      const target = isThere ? opener.current : document.getElementById("main");
      // Another page is begun at its top.
      if (target instanceof HTMLElement) target.focus({ preventScroll: !isThere });
    },
  };
}
