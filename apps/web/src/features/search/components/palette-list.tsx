import { Clock } from "lucide-react";
import type { Ref } from "react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { popupItemStyles } from "#shared/ui/overlays/popup-styles.ts";
import type { PaletteEntry, PaletteGroup } from "../model/palette-entries.ts";
import { Highlighted } from "./highlighted.tsx";
import { ResultBadge } from "./result-badge.tsx";

const GROUP_NAMES: Record<PaletteGroup["name"], () => string> = {
  recent: m.search_palette_recent,
  page: m.search_section_pages,
  record: m.search_palette_records,
  action: m.search_palette_actions,
};

interface PaletteListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  text: string;
  groups: readonly PaletteGroup[];
  /** Index of the selected entry over all groups; -1 when there is none. */
  active: number;
  isSearching: boolean;
  hasFailed: boolean;
  onActive: (index: number) => void;
  onChoose: (entry: PaletteEntry) => void;
  onSeeAll: () => void;
}

/** The palette's list; the focus stays in the box above. */
export function PaletteList(props: PaletteListProps) {
  const { ref, id, text, groups, active, isSearching, hasFailed, onActive, onChoose, onSeeAll } = props;
  const count = groups.reduce((total, { entries }) => total + entries.length, 0);
  const status = isSearching
    ? m.search_searching()
    : hasFailed
      ? m.search_failed()
      : count === 0
        ? m.search_none({ text })
        : "";
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((total, { entries }) => total + entries.length, 0),
  );
  return (
    <div ref={ref} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
      <div id={id} role="listbox" aria-label={m.search_results()}>
        {groups.map(({ name, entries }, group) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="pb-1.5">
            <p id={`${id}-${name}`} className="eyebrow px-2.5 pt-2 pb-1">
              {GROUP_NAMES[name]()}
            </p>
            {entries.map((entry, index) => {
              const at = (starts[group] ?? 0) + index;
              return (
                <div
                  key={entry.key}
                  id={`${id}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  data-highlighted={at === active ? "" : undefined}
                  className={cn(popupItemStyles, "cursor-pointer")}
                  onPointerMove={() => onActive(at)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(entry)}
                  onKeyDown={(event) => event.key === "Enter" && onChoose(entry)}
                >
                  <EntryLine entry={entry} searched={text} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={status ? "px-2.5 py-3 text-[0.9375rem] text-muted-foreground" : "sr-only"}>
        {status || m.search_found({ count })}
      </p>
      {text !== "" && (
        <button
          type="button"
          onClick={onSeeAll}
          className="block w-full truncate rounded-sm px-2.5 py-2 text-left text-[0.9375rem] font-semibold text-primary hover:bg-muted max-md:py-3"
        >
          {m.search_see_all({ text })}
        </button>
      )}
    </div>
  );
}

function EntryLine({ entry, searched }: { entry: PaletteEntry; searched: string }) {
  if (entry.kind === "record") {
    const { record, subtitle } = entry;
    return (
      <>
        {subtitle === undefined && <Clock aria-hidden className="text-muted-foreground" />}
        <span className="min-w-0 flex-1">
          <span className="block truncate">
            <Highlighted text={record.title} searched={searched} />
          </span>
          {subtitle && (
            <span className="block truncate text-sm text-muted-foreground">
              <Highlighted text={subtitle} searched={searched} isLine />
            </span>
          )}
        </span>
        <ResultBadge type={record.type} />
      </>
    );
  }
  const { icon: Icon, title } = entry.command;
  return (
    <>
      <Icon aria-hidden className="text-muted-foreground" />
      <span className="min-w-0 flex-1 truncate">
        <Highlighted text={title} searched={searched} />
      </span>
    </>
  );
}
