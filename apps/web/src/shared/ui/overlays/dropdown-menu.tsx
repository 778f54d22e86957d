import { Check } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../class-names.ts";
import { popupItemStyles, popupStyles } from "./popup-styles.ts";

interface DropdownMenuProps {
  /** One element that takes a ref, normally a Button. */
  trigger: ReactNode;
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
}

/** A button's menu of actions; items below. */
export function DropdownMenu({ trigger, align = "end", className, children }: DropdownMenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            popupStyles,
            "max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto p-1.5",
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** An action; with `asChild` a link takes its place. */
export function MenuItem({ className, tone, ...rest }: ComponentProps<typeof Primitive.Item> & { tone?: "danger" }) {
  return (
    <Primitive.Item
      className={cn(popupItemStyles, tone === "danger" && "text-danger data-[highlighted]:bg-danger-soft", className)}
      {...rest}
    />
  );
}

interface MenuChoicesProps {
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

/** One choice of several inside a menu. */
export function MenuChoices(props: MenuChoicesProps) {
  return <Primitive.RadioGroup {...props} />;
}

export function MenuChoice({ className, children, ...rest }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(popupItemStyles, "pr-9", className)} {...rest}>
      {children}
      <Primitive.ItemIndicator className="absolute right-2.5 text-primary">
        <Check />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn("eyebrow px-2.5 py-1.5", className)} {...rest} />;
}

export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1.5 my-1.5 h-px bg-border" />;
}
