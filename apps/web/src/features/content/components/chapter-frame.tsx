import { Link } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { chapterEntries, ChapterList, chapterTarget } from "./chapter-list.tsx";

/** A chapter beside the table of contents, with the ways to the one before and the one after. */
export function ChapterFrame({ chapter, children }: { chapter: string; children: ReactNode }) {
  const entries = chapterEntries();
  const at = entries.findIndex(({ key }) => key === chapter);
  const entry = entries[at];
  if (!entry) return null;
  return (
    <div className="grid max-w-[72rem] gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <ChapterList current={chapter} />
      <article className="min-w-0">
        <PageHeader title={entry.title} lead={entry.lead} />
        {children}
        <nav
          aria-label={m.content_guide_neighbours()}
          className="mt-12 flex flex-wrap justify-between gap-4 border-t border-border pt-5"
        >
          <Neighbour entry={entries[at - 1]} direction="before" />
          <Neighbour entry={entries[at + 1]} direction="after" />
        </nav>
      </article>
    </div>
  );
}

interface NeighbourProps {
  entry: { key: string; title: string } | undefined;
  direction: "before" | "after";
}

function Neighbour({ entry, direction }: NeighbourProps) {
  if (!entry) return <span />;
  return (
    <Link
      {...chapterTarget(entry.key)}
      className={linkStyles({ kind: "standalone", ...(direction === "after" && { className: "text-right" }) })}
    >
      {direction === "before" && <ArrowLeft aria-hidden />}
      {entry.title}
      {direction === "after" && <ArrowRight aria-hidden />}
    </Link>
  );
}
