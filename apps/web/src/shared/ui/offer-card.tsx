import { X } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { useRootMark } from "#shared/hooks/use-root-mark.ts";
import { Button } from "./button.tsx";

interface OfferCardProps {
  title: string;
  text: string;
  /** Stands before the words, 3rem wide. */
  picture: ReactNode;
  /** Accepts it. */
  children: ReactNode;
  dismissLabel: string;
  onDismiss: () => void;
}

/**
 * Something the application offers once, over the foot of the page: it moves nothing. A form's own bar down there comes
 * first, and what is done with chosen rows: the card waits until it is gone.
 */
export function OfferCard({ title, text, picture, children, dismissLabel, onDismiss }: OfferCardProps) {
  useRootMark("data-offered");
  return (
    <section
      aria-label={title}
      data-bottom-bar
      className="anim-pop fixed inset-x-3 bottom-3 z-30 flex items-start gap-4 rounded-lg bg-surface p-4 pr-12 shadow-lg sm:right-auto sm:left-4 sm:w-[24rem] md:left-[calc(var(--sidebar-width,0px)+1rem)] in-data-bar:hidden in-data-choosing:hidden"
    >
      {picture}
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-0.5 text-[0.9375rem] text-muted-foreground">{text}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {children}
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            {dismissLabel}
          </Button>
        </div>
      </div>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={m.ui_close()}
        onClick={onDismiss}
        className="absolute top-2 right-2"
      >
        <X />
      </Button>
    </section>
  );
}
