import { Printer } from "lucide-react";
import type { ComponentProps } from "react";
import { m } from "#messages";
import { Button } from "./button.tsx";

/** The page on paper. */
export function PrintButton({
  variant = "outline",
  size = "sm",
}: Pick<ComponentProps<typeof Button>, "variant" | "size">) {
  return (
    <Button variant={variant} size={size} onClick={() => window.print()}>
      <Printer />
      {m.ui_print()}
    </Button>
  );
}
