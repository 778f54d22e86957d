import { cn } from "#shared/ui/class-names.ts";

interface FeatureTextProps {
  title: string;
  text: string;
  onStage?: boolean;
}

/** Title and sentence of one feature. */
export function FeatureText({ title, text, onStage }: FeatureTextProps) {
  return (
    <div>
      <h3 className="text-xl font-semibold tracking-[-0.01em]">{title}</h3>
      <p
        className={cn(
          "mt-2 max-w-[26rem] leading-relaxed text-pretty",
          onStage ? "text-stage-muted" : "text-muted-foreground",
        )}
      >
        {text}
      </p>
    </div>
  );
}
