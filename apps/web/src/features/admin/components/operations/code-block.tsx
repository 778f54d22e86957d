import { cn } from "#shared/ui/class-names.ts";

/** Text as it is, in lines that scroll, by keyboard too. */
export function CodeBlock({ label, text, className }: { label: string; text: string; className?: string }) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={cn("overflow-auto rounded-md bg-muted p-4 font-mono text-[0.8125rem] leading-relaxed", className)}
    >
      <pre>{text}</pre>
    </div>
  );
}
