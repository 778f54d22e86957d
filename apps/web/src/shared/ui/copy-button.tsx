import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { Button } from "./button.tsx";

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label = m.ui_copy() }: { text: string; label?: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }
  return (
    <Button variant="outline" size="sm" onClick={() => void copy()}>
      {isCopied ? <Check /> : <Copy />}
      <span aria-live="polite">{isCopied ? m.ui_copied() : label}</span>
    </Button>
  );
}
