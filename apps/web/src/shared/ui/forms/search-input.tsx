import { Search, X } from "lucide-react";
import { useRef, type ComponentProps } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Input } from "./input.tsx";

interface SearchInputProps extends Omit<
  ComponentProps<typeof Input>,
  "value" | "onChange" | "type" | "icon" | "trailing"
> {
  value: string;
  onValueChange: (value: string) => void;
  clearLabel?: string;
}

/** A search box with a button that clears it and keeps the focus. */
export function SearchInput({ value, onValueChange, clearLabel = m.ui_clear(), ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onValueChange("");
    input.current?.focus();
  }
  return (
    <Input
      ref={input}
      type="search"
      autoComplete="off"
      icon={<Search />}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      trailing={
        value !== "" && (
          <Button
            variant="ghost"
            size="icon-sm"
            className="-mr-2 text-muted-foreground"
            aria-label={clearLabel}
            onClick={clear}
          >
            <X />
          </Button>
        )
      }
      {...rest}
    />
  );
}
