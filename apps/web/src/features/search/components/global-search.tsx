import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { Link, useRouter } from "@tanstack/react-router";
import { Search, X } from "lucide-react";
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { m } from "#messages";
import { recordUserAction } from "#shared/metrics/user-actions.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { useSearchResults, type SearchResult } from "../hooks/use-search-results.ts";
import { useHighlightedSoon } from "./late-highlighted.tsx";
import { SearchDropdown } from "./search-dropdown.tsx";

const NOTHING_SELECTED = -1;

const isApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The keys of the command palette, as this keyboard has them; for eyes only, its button says them too. */
function PaletteHint() {
  const keys = useSyncExternalStore(
    () => () => undefined,
    () => (isApple() ? "⌘K" : "Ctrl K"),
    () => "Ctrl K",
  );
  return (
    <kbd
      aria-hidden
      className="mr-1 shrink-0 rounded-xs border border-border px-1.5 py-0.5 font-sans text-xs text-muted-foreground max-lg:hidden"
    >
      {keys}
    </kbd>
  );
}

/** The search box of the header, to the letter of specification 2.11: a combobox over pages and records. */
export function GlobalSearch({ className }: { className?: string }) {
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState(NOTHING_SELECTED);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const router = useRouter();
  const { text, results, isSearching, hasFailed } = useSearchResults(typed);
  useHighlightedSoon();
  const isShown = isOpen && text !== "";
  const active = isShown && selected < results.length ? selected : NOTHING_SELECTED;

  useEffect(() => {
    const around = box.current;
    if (!isShown || !around) return undefined;
    const onEscape = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      // Focus opens the list: it is closed after that.
      input.current?.focus();
      setOpen(false);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && around.contains(relatedTarget))) setOpen(false);
    };
    document.addEventListener("keydown", onEscape);
    around.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("keydown", onEscape);
      around.removeEventListener("focusout", onFocusOut);
    };
  }, [isShown]);

  function type(value: string) {
    setTyped(value);
    setSelected(NOTHING_SELECTED);
    setOpen(true);
  }
  function clear() {
    type("");
    setOpen(false);
    input.current?.focus();
  }
  /** After a choice the input is cleared. */
  function finish() {
    setTyped("");
    setSelected(NOTHING_SELECTED);
    setOpen(false);
    input.current?.blur();
  }
  function choose({ path }: SearchResult) {
    recordUserAction("search_result_opened");
    finish();
    void router.navigate({ to: path });
  }
  function seeAll() {
    finish();
    void router.navigate({ to: "/search", search: { q: text } });
  }
  function move(step: 1 | -1) {
    setOpen(true);
    if (results.length === 0) return;
    const from = active === NOTHING_SELECTED && step === -1 ? 0 : active;
    const next = (from + step + results.length) % results.length;
    setSelected(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && text !== "") {
      event.preventDefault();
      const result = results[active];
      if (result) choose(result);
      else seeAll();
    }
  }
  return (
    <div ref={box} role="search" className={cn("relative", className)}>
      <div className="flex h-(--control-height) items-center gap-2.5 overflow-hidden rounded-md bg-muted pr-1 pl-3 text-muted-foreground transition-colors duration-150 focus-within:bg-surface focus-within:outline-2 focus-within:outline-ring">
        <Search aria-hidden className="size-4 shrink-0" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          size={1}
          role="combobox"
          aria-label={m.search_label()}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === NOTHING_SELECTED ? undefined : `${listId}-${active}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.searchMax}
          placeholder={m.search_placeholder()}
          className="w-full min-w-0 flex-1 self-stretch bg-transparent text-[0.9375rem] text-ellipsis text-foreground outline-none placeholder:text-muted-foreground"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {typed === "" && <PaletteHint />}
        {typed !== "" && (
          <Button variant="ghost" size="icon-sm" aria-label={m.search_clear()} onClick={clear}>
            <X />
          </Button>
        )}
      </div>
      {isShown && (
        <SearchDropdown
          id={listId}
          text={text}
          results={results}
          active={active}
          isSearching={isSearching}
          hasFailed={hasFailed}
          onActive={setSelected}
          onChoose={choose}
        >
          <Link
            to="/search"
            search={{ q: text }}
            onClick={finish}
            className="block truncate rounded-sm px-2.5 py-2 text-[0.9375rem] font-semibold text-primary outline-none hover:bg-muted focus-visible:bg-muted max-md:py-3"
          >
            {m.search_see_all({ text })}
          </Link>
        </SearchDropdown>
      )}
    </div>
  );
}
