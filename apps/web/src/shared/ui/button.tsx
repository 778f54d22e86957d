import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, type MouseEvent, useRef } from "react";
import { cn } from "./class-names.ts";
import { Spinner } from "./states/spinner.tsx";

const variants = cva(
  "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md text-[0.9375rem] font-semibold transition-[background-color,color,box-shadow,filter] duration-150 active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-[1.05em] [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "bg-primary text-primary-foreground hover:bg-primary-hover",
        accent: "bg-accent text-accent-foreground hover:brightness-[1.05]",
        outline: "bg-surface text-foreground shadow-[inset_0_0_0_1px_var(--control-edge)] hover:bg-muted",
        ghost: "text-foreground hover:bg-muted",
        danger: "bg-danger text-danger-foreground hover:bg-danger-hover",
        onstage: "text-stage-foreground shadow-[inset_0_0_0_1px_oklch(1_0_0/0.45)] hover:bg-white/10",
      },
      size: {
        sm: "h-8 rounded-sm px-3 text-sm max-md:h-11",
        md: "h-(--control-height) px-4",
        lg: "h-12 rounded-[12px] px-6 text-base",
        icon: "size-(--control-height) [&_svg]:size-[1.2em]",
        "icon-sm": "size-8 rounded-sm max-md:size-11 [&_svg]:size-[1.15em]",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

type ButtonLook = VariantProps<typeof variants> & { className?: string | undefined };

/** The button's look, for links that act as one too: `<Link className={buttonStyles({ size: "lg" })}>`. */
export function buttonStyles({ className, ...look }: ButtonLook = {}): string {
  return cn(variants(look), className);
}

interface ButtonProps extends Omit<ComponentProps<"button">, "type">, VariantProps<typeof variants> {
  type?: "button" | "submit" | undefined;
  /** The action is under way: the button keeps its focus and its width, and refuses a second press. */
  pending?: boolean | undefined;
}

/** Commands become pending by a timer (TanStack Query's): after two of our own, what the click began is on screen. */
function afterNextRender(action: () => void): void {
  setTimeout(() => setTimeout(action));
}

export function Button({
  className,
  variant,
  size,
  pending,
  onClick,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const isTaken = useRef(false);
  function refuseWhilePending(event: MouseEvent<HTMLButtonElement>) {
    if (pending || isTaken.current) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    isTaken.current = true;
    afterNextRender(() => {
      isTaken.current = false;
    });
    onClick?.(event);
  }
  return (
    <button
      type={type === "submit" ? "submit" : "button"}
      className={cn(variants({ variant, size }), pending && "relative", className)}
      onClick={refuseWhilePending}
      {...(pending ? { "aria-busy": true, "aria-disabled": true } : {})}
      {...rest}
    >
      {pending ? (
        <>
          <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
