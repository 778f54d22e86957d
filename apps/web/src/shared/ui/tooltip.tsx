import { Tooltip as Primitive } from "radix-ui";
import type { ReactNode } from "react";

/** Specification 9: a tooltip opens after 700 ms. Stands once, around the application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Primitive.Provider delayDuration={700}>{children}</Primitive.Provider>;
}

interface TooltipProps {
  content: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** Off while the text stands beside the element anyway. */
  disabled?: boolean;
  children: ReactNode;
}

/** A short explanation of a control; never the only place of anything needed. */
export function Tooltip({ content, side = "top", disabled, children }: TooltipProps) {
  if (disabled) return children;
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="anim-pop z-50 max-w-72 rounded-sm bg-stage px-2.5 py-1.5 text-sm text-stage-foreground shadow-md"
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
