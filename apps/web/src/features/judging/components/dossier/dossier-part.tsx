import type { DossierPart as Part } from "@kerkis/contract/judging/dossier/dossier.schema.ts";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import { cn } from "#shared/ui/class-names.ts";

/** A numbered part of a dossier: a table under rules, or texts. */
export function DossierPart({
  part: { id: anchor, key, title, heads, rows, paragraphs, bars },
  number,
}: {
  part: Part;
  number: number;
}) {
  const id = `dossier-${anchor}`;
  // Figures stay under each other; texts stand below what they are about where there is no room beside it.
  const isGrid = key === "scores";
  return (
    <section aria-labelledby={id} className="mt-9 break-inside-avoid-page scroll-mt-24" id={anchor}>
      <h3 id={id} className="flex gap-3 text-lg font-semibold">
        <span className="tnum text-muted-foreground">{number}</span>
        {title}
      </h3>
      {rows.length > 0 && (
        <div role="region" aria-labelledby={id} tabIndex={0} className="mt-3 overflow-x-auto print:overflow-visible">
          <table className={cn("w-full text-[0.9375rem]", !isGrid && "max-sm:block print:table")}>
            <thead className={cn(!isGrid && "max-sm:sr-only print:not-sr-only")}>
              <tr className="border-b border-border-strong text-sm text-muted-foreground">
                {heads.map((head, column) => (
                  <th key={head} scope="col" className={cn("py-2 pr-4 font-medium last:pr-0", sideOf(key, column))}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className={cn(!isGrid && "max-sm:block print:table-row-group")}>
              {rows.map((row, index) => (
                <tr
                  // Rows of a dossier stand still and may be alike.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={index}
                  className={cn(
                    "border-b border-border align-baseline last:border-b-0",
                    !isGrid && "max-sm:block max-sm:py-2 print:table-row",
                  )}
                >
                  {row.map((cell, column) => (
                    <td
                      key={heads[column]}
                      className={cn(
                        "py-2 pr-4 last:pr-0",
                        // A figure stays in one piece; on paper there is nowhere to scroll to.
                        isGrid && column > 0
                          ? "whitespace-nowrap print:whitespace-normal print:[overflow-wrap:anywhere]"
                          : "whitespace-pre-line [overflow-wrap:anywhere]",
                        !isGrid && "max-sm:block max-sm:py-0.5 print:table-cell",
                        sideOf(key, column),
                        column === 0 && "min-w-28 font-medium",
                        // A long name beside it leaves what was done in one piece.
                        !isGrid && column === 1 && row.length > 2 && "min-w-32",
                        isTotal(key, index, rows.length) && "font-semibold",
                      )}
                    >
                      {bars.length > 0 && column === row.length - 1 ? (
                        <Figure bar={bars[index] ?? null}>{cell}</Figure>
                      ) : (
                        cell
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-[68ch] leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

/** A figure with the seats that it fills; where there is no room, or no scale, it stands alone. */
const Figure = ({ bar, children }: { bar: number | null; children: string }) => (
  <span className="flex items-center justify-end gap-3">
    {bar !== null && (
      <SeatBar
        value={bar}
        max={1}
        seats={15}
        className="h-2.5 w-32 shrink-0 max-sm:hidden print:flex print:w-24 [&>i]:[print-color-adjust:exact]"
      />
    )}
    <span className="min-w-14">{children}</span>
  </span>
);

/** Figures stand under each other at their end. */
const sideOf = (key: Part["key"], column: number) => (key === "scores" && column > 0 ? "tnum text-right" : "text-left");
const isTotal = (key: Part["key"], index: number, count: number) => key === "scores" && index === count - 1;
