/** The surface of everything that floats: menus, lists, popovers. */
export const popupStyles = "anim-pop z-50 rounded-lg bg-surface text-foreground shadow-lg outline-none";

/** A line of a menu or list; Radix marks the current one with data-highlighted. */
export const popupItemStyles =
  "relative flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-[0.9375rem] outline-none select-none data-[disabled]:opacity-50 data-[highlighted]:bg-muted max-md:min-h-11 [&_svg]:size-[1.05em] [&_svg]:shrink-0";

/** The dimmed page behind a dialog or sheet, on one level with what it lies under: the later of two dialogs covers the earlier whole. */
export const overlayStyles = "anim-overlay fixed inset-0 z-50 bg-overlay";
