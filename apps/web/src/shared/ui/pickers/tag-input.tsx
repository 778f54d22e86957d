import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { m } from "#messages";
import { cn } from "../class-names.ts";
import { useFieldControl } from "../forms/field-context.ts";
import { foldText } from "@kerkis/contract/core/text/fold-text.ts";
import { Tag } from "../marks/tag.tsx";

interface TagInputProps {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** How many tags at most. */
  max?: number;
  /** Characters of one tag at most. */
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

/** Adds words typed or pasted (separated by comma, semicolon or line) without repeating one that differs only by accents or case. */
export function addTags(tags: readonly string[], text: string, max: number, maxLength: number): string[] {
  const result = [...tags];
  for (const word of text.split(/[,;\n\t]/)) {
    const tag = Array.from(word.trim().replace(/\s+/g, " ")).slice(0, maxLength).join("");
    const isKnown = result.some((known) => foldText(known) === foldText(tag));
    if (tag !== "" && !isKnown && result.length < max) result.push(tag);
  }
  return result;
}

/** A list of short free texts: Enter or comma adds, Backspace in an empty box removes the last. */
export function TagInput(props: TagInputProps) {
  const { value, onValueChange, max = 10, maxLength = 40, placeholder = m.ui_add_tag(), disabled, onBlur } = props;
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const control = useFieldControl();

  function add(words: string) {
    setText("");
    const next = addTags(value, words, max, maxLength);
    if (next.length !== value.length) onValueChange(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === ",") {
      if (text.trim() === "" && event.key === "Enter") return;
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "" && value.length > 0) {
      onValueChange(value.slice(0, -1));
    }
  }
  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData("text");
    if (!/[,;\n\t]/.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  }
  function remove(tag: string) {
    onValueChange(value.filter((kept) => kept !== tag));
    input.current?.focus();
  }
  return (
    <div className={cn("control flex flex-wrap items-center gap-1.5 py-1.5", props.className)}>
      {value.map((tag) => (
        <Tag key={tag} label={tag} disabled={disabled} onRemove={() => remove(tag)} />
      ))}
      {value.length < max && (
        <input
          ref={input}
          {...control}
          className="h-7 w-24 min-w-24 flex-1 bg-transparent outline-none placeholder:text-muted-foreground"
          value={text}
          maxLength={maxLength}
          placeholder={value.length === 0 ? placeholder : ""}
          disabled={disabled}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            add(text);
            onBlur?.();
          }}
        />
      )}
    </div>
  );
}
