import { Link, linkOptions } from "@tanstack/react-router";
import { m } from "#messages";
import { showInRow } from "#shared/ui/layout/show-in-row.ts";
import { API_CHAPTER } from "../model/chapters.ts";
import { loadedGuide } from "../model/loaded-content.ts";

/** Where an entry of the table of contents leads. */
export interface ChapterEntry {
  key: string;
  title: string;
  lead: string;
}

/** The guide's chapters and the reference of the API, in order. */
export function chapterEntries(): ChapterEntry[] {
  const guide = loadedGuide();
  const isRule = ({ key }: ChapterEntry) => key === "privacy" || key === "terms";
  return [
    ...guide.filter((chapter) => !isRule(chapter)),
    { key: API_CHAPTER, title: m.content_api_title(), lead: m.content_api_lead() },
    ...guide.filter(isRule),
  ];
}

/** Where a chapter is: the reference of the API has a route of its own. */
export const chapterTarget = (key: string) =>
  key === API_CHAPTER
    ? linkOptions({ to: "/documentation/api" })
    : linkOptions({ to: "/documentation/$chapter", params: { chapter: key } });

/** Table of contents beside a chapter. */
export function ChapterList({ current }: { current: string }) {
  return (
    <nav aria-label={m.content_guide_contents()} className="min-w-0 lg:sticky lg:top-6 lg:self-start">
      <ul className="relative grid gap-0.5 max-lg:grid-flow-col max-lg:auto-cols-max max-lg:gap-1.5 max-lg:overflow-x-auto max-lg:pb-2">
        {chapterEntries().map(({ key, title }) => (
          <li key={key}>
            <Link
              ref={key === current ? showInRow : null}
              {...chapterTarget(key)}
              aria-current={key === current ? "page" : undefined}
              className="block rounded-md px-3 py-2 text-[0.9375rem] hover:bg-muted aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary max-lg:py-2.5"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
