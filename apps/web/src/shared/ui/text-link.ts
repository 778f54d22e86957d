import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "./class-names.ts";

const variants = cva("rounded-xs font-semibold", {
  variants: {
    kind: {
      inline: "text-primary underline decoration-1 underline-offset-3 hover:decoration-2",
      standalone:
        "inline-flex items-center gap-2 text-primary hover:underline hover:underline-offset-4 max-md:min-h-11 [&_svg]:size-[1.05em]",
      cover:
        "text-foreground outline-none after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-2 focus-visible:after:outline-ring hover:text-primary [overflow-wrap:anywhere]",
      quiet: "font-medium text-muted-foreground hover:text-foreground",
    },
  },
  defaultVariants: { kind: "inline" },
});

type LinkLook = VariantProps<typeof variants> & { className?: string | undefined };

/** Looks for links inside text, standing alone, and covering a whole card or row (the parent is `relative`). */
export function linkStyles({ className, ...look }: LinkLook = {}): string {
  return cn(variants(look), className);
}
