import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useRouter } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { CommandDialog, CommandDialogClose } from "#shared/ui/overlays/command-dialog.tsx";
import { type PaletteCommand, type PaletteEntry, paletteGroups } from "../model/palette-entries.ts";
import { readRecent, rememberChoice } from "../model/recent-choices.ts";
import { useSearchResults } from "../hooks/use-search-results.ts";
import { PaletteList } from "./palette-list.tsx";

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  commands: readonly PaletteCommand[];
}

/** Pages, records and actions from one box (Ctrl or Cmd + K): a dialog with a combobox over the header's search. */
export function CommandPalette({ open, onOpenChange, commands }: CommandPaletteProps) {
  return (
    <CommandDialog open={open} onOpenChange={onOpenChange} title={m.search_palette_title()}>
      <PaletteBody commands={commands} onDone={() => onOpenChange(false)} />
    </CommandDialog>
  );
}

function PaletteBody({ commands, onDone }: { commands: readonly PaletteCommand[]; onDone: () => void }) {
  const [typed, setTyped] = useState("");
  const [selected, setSelected] = useState(0);
  const [recent] = useState(readRecent);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const router = useRouter();
  const { text, results, isSearching, hasFailed } = useSearchResults(typed);
  const groups = paletteGroups(text, commands, results, recent);
  const entries = groups.flatMap((group) => group.entries);
  const active = Math.min(selected, entries.length - 1);

  function choose(entry: PaletteEntry) {
    onDone();
    if (entry.kind === "record") {
      rememberChoice({ ...entry.record, kind: "record" });
      void router.navigate({ to: entry.record.path });
      return;
    }
    rememberChoice({ kind: "command", key: entry.key });
    const { path, search, run } = entry.command;
    if (path !== undefined) void router.navigate({ to: path, ...(search && { search }) });
    run?.();
  }
  function seeAll() {
    onDone();
    void router.navigate({ to: "/search", search: { q: text } });
  }
  function select(index: number) {
    setSelected(index);
    list.current?.querySelector(`[id="${listId}-${index}"]`)?.scrollIntoView({ block: "nearest" });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const count = entries.length;
    const target = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active - 1 + count) % count,
      PageDown: Math.min(active + 8, count - 1),
      PageUp: Math.max(active - 8, 0),
    }[event.key];
    if (target !== undefined && count > 0) {
      event.preventDefault();
      select(target);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const entry = entries[active];
      if (entry) choose(entry);
      else if (text !== "") seeAll();
    }
  }
  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b border-border px-4 text-muted-foreground">
        <Search aria-hidden className="size-[1.15rem] shrink-0" />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label={m.search_label()}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.searchMax}
          placeholder={m.search_palette_placeholder()}
          className="h-14 min-w-0 flex-1 bg-transparent text-base text-foreground outline-none placeholder:text-muted-foreground"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setSelected(0);
          }}
          onKeyDown={onKeyDown}
        />
        <CommandDialogClose asChild>
          <Button variant="ghost" size="sm" className="-mr-2 font-normal text-muted-foreground">
            {m.search_palette_close()}
          </Button>
        </CommandDialogClose>
      </div>
      <PaletteList
        ref={list}
        id={listId}
        text={text}
        groups={groups}
        active={active}
        isSearching={isSearching}
        hasFailed={hasFailed}
        onActive={setSelected}
        onChoose={choose}
        onSeeAll={seeAll}
      />
    </>
  );
}
