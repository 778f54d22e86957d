import type { ComponentProps, ReactNode } from "react";
import { cn } from "../class-names.ts";
import { useFieldControl } from "./field-context.ts";

interface InputProps extends ComponentProps<"input"> {
  /** An icon inside, at the start. */
  icon?: ReactNode;
  /** A unit or a button inside, at the end. */
  trailing?: ReactNode;
}

export function Input({ className, icon, trailing, id, type = "text", ...rest }: InputProps) {
  const control = useFieldControl({ id });
  if (!icon && !trailing) return <input type={type} className={cn("control", className)} {...control} {...rest} />;
  return (
    <span className={cn("control flex items-center gap-2.5", className)}>
      {icon && (
        <span aria-hidden className="shrink-0 text-muted-foreground [&_svg]:size-[1.05rem]">
          {icon}
        </span>
      )}
      <input
        type={type}
        size={1}
        className="w-full min-w-0 flex-1 self-stretch bg-transparent outline-none placeholder:text-muted-foreground [&::-webkit-search-cancel-button]:hidden"
        {...control}
        {...rest}
      />
      {trailing}
    </span>
  );
}
