import { FileUp } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { m } from "#messages";
import { buttonStyles } from "../button.tsx";
import { useFieldControl } from "./field-context.ts";

interface FileInputProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "children"> {
  onFile: (file: File | null) => void;
}

/** One file of any kind, chosen or dropped anywhere on its field. */
export function FileInput({ id, onFile, ...rest }: FileInputProps) {
  const control = useFieldControl({ id });
  const [name, setName] = useState<string | null>(null);
  return (
    <div className="relative flex min-w-0 flex-wrap items-center gap-4 rounded-md border-2 border-dashed border-control-edge bg-surface px-4 py-6 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[[aria-invalid=true]]:border-danger">
      <span aria-hidden className={buttonStyles({ variant: "outline" })}>
        <FileUp />
        {name === null ? m.ui_file_choose() : m.ui_file_replace()}
      </span>
      <span className="min-w-0 flex-1 basis-40 text-[0.9375rem] [overflow-wrap:anywhere] text-muted-foreground">
        {name ?? m.ui_file_drop_any()}
      </span>
      <input
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        {...control}
        {...rest}
        onChange={({ target }) => {
          const file = target.files?.[0] ?? null;
          setName(file?.name ?? null);
          onFile(file);
        }}
      />
    </div>
  );
}
