import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../class-names.ts";

const badgeStyles = cva(
  "inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-[0.8125rem] font-medium whitespace-nowrap max-sm:[overflow-wrap:anywhere] max-sm:whitespace-normal [&_svg]:size-[1em] [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "bg-muted-2 text-foreground",
        success: "bg-success-soft text-success",
        warning: "bg-warning-soft text-warning",
        danger: "bg-danger-soft text-danger",
        info: "bg-info-soft text-info",
        accent: "bg-accent-soft text-accent-ink",
        primary: "bg-primary-soft text-primary",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

/** A short fact about a record: its stage, its sector, a count. */
export function Badge({ tone, className, ...rest }: ComponentProps<"span"> & VariantProps<typeof badgeStyles>) {
  return <span data-badge className={cn(badgeStyles({ tone }), className)} {...rest} />;
}
