import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Input } from "./input.tsx";

/** A password field whose text can be shown; what was typed stays. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, "type" | "trailing">) {
  const [isShown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <Button
          variant="ghost"
          size="icon-sm"
          className="-mr-2 text-muted-foreground"
          aria-pressed={isShown}
          aria-label={m.ui_show_password()}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </Button>
      }
    />
  );
}
