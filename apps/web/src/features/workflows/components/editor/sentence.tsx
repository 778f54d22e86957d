import { cn } from "#shared/ui/class-names.ts";
import { colorOf, type Doer } from "../../model/doers.ts";
import type { SentenceControl, SentencePart, SettingName } from "../../model/step-sentences.ts";

interface SentenceProps {
  parts: readonly SentencePart[];
  /** Goes to where a part is changed; without it the parts are only read. */
  onEdit?: ((setting: SettingName) => void) | undefined;
}

/** What ends a part of a sentence stays on its line. */
const MARK = /^[.,:]+/;

/** A sentence of a workflow; each part that can be changed is underlined and leads to its setting. */
export function Sentence({ parts, onEdit }: SentenceProps) {
  return parts.map((part, index) => {
    if (typeof part === "string") return typeof parts[index - 1] === "object" ? part.replace(MARK, "") : part;
    const next = parts[index + 1];
    const [mark = ""] = (typeof next === "string" && MARK.exec(next)) || [];
    return (
      <span key={part.setting} className={cn(mark !== "" && "inline-block max-w-full")}>
        <Part part={part} onEdit={onEdit} />
        {mark}
      </span>
    );
  });
}

function Part({ part: { setting, text, doer }, onEdit }: { part: SentenceControl } & Pick<SentenceProps, "onEdit">) {
  const words = (
    <>
      <DoerDot doer={doer} />
      {text}
    </>
  );
  if (!onEdit) return <span className="font-medium">{words}</span>;
  return (
    <button
      type="button"
      // Above the step's own button, which takes up the rest of the row; on phones too small for a finger, which meets the row.
      className={cn(
        "relative max-w-full cursor-pointer rounded-xs text-left underline [text-decoration-color:var(--control-edge)] decoration-dotted underline-offset-4 hover:text-primary max-md:pointer-events-none max-md:no-underline",
        setting.includes(" ") || setting === "not_by" ? "text-inherit" : "font-medium",
      )}
      onClick={() => onEdit(setting)}
    >
      {words}
    </button>
  );
}

function DoerDot({ doer }: { doer: Doer | null }) {
  const color = colorOf(doer);
  return (
    color !== null && (
      <span aria-hidden className="mr-1.5 inline-block size-2 rounded-full" style={{ background: color }} />
    )
  );
}

/** Facts of a step, in one line below its sentence. */
export function Facts({ id, facts, onEdit }: Omit<SentenceProps, "parts"> & { id?: string; facts: SentencePart[][] }) {
  if (facts.length === 0) return null;
  const line = facts.flatMap((fact, index): SentencePart[] => (index === 0 ? fact : [" · ", ...fact]));
  return (
    <p id={id} className="text-sm text-muted-foreground">
      <Sentence parts={line} onEdit={onEdit} />
    </p>
  );
}
