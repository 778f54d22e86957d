import { getRouteApi } from "@tanstack/react-router";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";
import { ChapterFrame } from "../components/chapter-frame.tsx";
import { ContentText } from "../components/content-text.tsx";
import type { GuideChapter } from "@kerkis/contract/content/content.schema.ts";
import { loadedGuide } from "../model/loaded-content.ts";

const route = getRouteApi("/shell/documentation/$chapter");

/** A chapter of the guide. */
export function ChapterPage() {
  const { chapter: key } = route.useParams();
  const chapter = loadedGuide().find((known) => known.key === key);
  return <ChapterFrame chapter={key}>{chapter && <ChapterText chapter={chapter} />}</ChapterFrame>;
}

function ChapterText({ chapter }: { chapter: GuideChapter }) {
  return (
    <>
      <nav aria-label={m.content_guide_sections()} className="mt-5">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {chapter.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={linkStyles({ kind: "standalone", className: "text-[0.9375rem]" })}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {chapter.sections.map(({ id, title, text }) => (
        <section key={id} id={id} aria-labelledby={`section-${id}`} className="mt-9 scroll-mt-6">
          <h2 id={`section-${id}`} className="display text-2xl">
            {title}
          </h2>
          <ContentText text={text} className="mt-3" />
        </section>
      ))}
    </>
  );
}
