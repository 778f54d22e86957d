import type { ComponentProps } from "react";
import { cn } from "../class-names.ts";

/** A calm surface. The parts below keep one rhythm of padding across screens. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("rounded-lg bg-surface shadow-sm", className)} {...rest} />;
}

/** Title at the start, actions at the end; wraps on phones. */
export function CardHeader({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={cn("flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-5 sm:px-6", className)}
      {...rest}
    />
  );
}

export function CardTitle({ className, children, ...rest }: ComponentProps<"h2">) {
  return (
    <h2 className={cn("text-lg leading-snug font-semibold tracking-[-0.01em]", className)} {...rest}>
      {children}
    </h2>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("p-5 sm:p-6", className)} {...rest} />;
}
