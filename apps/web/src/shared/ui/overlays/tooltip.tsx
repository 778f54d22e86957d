import { Tooltip as Primitive } from "radix-ui";
import { createContext, type ReactNode, use } from "react";

/** Specification 9: a tooltip opens after 700 ms. */
const DELAY_MS = 700;

const IsProvided = createContext(false);

/** Around tooltips that stand together, as in the sidebar: after the first the next ones open at once. Others need none. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <IsProvided value>
      <Primitive.Provider delayDuration={DELAY_MS}>{children}</Primitive.Provider>
    </IsProvided>
  );
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
  const isProvided = use(IsProvided);
  if (disabled) return children;
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
