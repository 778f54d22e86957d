import { Check, Copy } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { m } from "#messages";
import { Button } from "./button.tsx";
import { copyText } from "./copy-text.ts";

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  text: string;
  label?: string;
}

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label = m.ui_copy(), variant = "outline", size = "sm" }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button variant={variant} size={size} onClick={() => void copyText(text).then(setCopied)}>
      {isCopied ? <Check /> : <Copy />}
      <span aria-live="polite">{isCopied ? m.ui_copied() : label}</span>
    </Button>
  );
}
