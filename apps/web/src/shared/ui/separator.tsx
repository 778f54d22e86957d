import { Separator as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

/** A hairline; decoration unless `decorative={false}`. */
export function Separator({ className, decorative = true, ...rest }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      decorative={decorative}
      className={cn(
        "shrink-0 bg-border data-[orientation=horizontal]:h-px data-[orientation=horizontal]:w-full data-[orientation=vertical]:w-px data-[orientation=vertical]:self-stretch",
        className,
      )}
      {...rest}
    />
  );
}
