import type { ReactNode } from "react";

/** The key that does what stands beside it; no help to fingers, and said to screen readers by `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { children: ReactNode }) => (
  <kbd
    aria-hidden
    className="rounded-xs border border-current/35 px-1.5 text-xs font-normal max-md:hidden pointer-coarse:hidden"
  >
    {children}
  </kbd>
);
