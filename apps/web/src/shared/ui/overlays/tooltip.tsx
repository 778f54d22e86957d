import { Tooltip as Primitive } from "radix-ui";
import { createContext, type ReactNode, use } from "react";

/** Specification 9. */
export const TOOLTIP_DELAY_MS = 700;

export const tooltipStyles =
  "anim-pop z-50 max-w-72 rounded-sm bg-stage px-2.5 py-1.5 text-sm text-stage-foreground shadow-md";

const IsProvided = createContext(false);

/** Around tooltips that stand together, as in a list: after the first the next ones open at once. Others need none. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <IsProvided value>
      <Primitive.Provider delayDuration={TOOLTIP_DELAY_MS}>{children}</Primitive.Provider>
    </IsProvided>
  );
}

interface TooltipProps {
  content: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactNode;
}

/** A short explanation of a control; never the only place of anything needed. */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
  const isProvided = use(IsProvided);
  if (!isProvided) {
    return (
      <TooltipProvider>
        <Tooltip content={content} side={side}>
          {children}
        </Tooltip>
      </TooltipProvider>
    );
  }
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content side={side} sideOffset={6} collisionPadding={8} className={tooltipStyles}>
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
