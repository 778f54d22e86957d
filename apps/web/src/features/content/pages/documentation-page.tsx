import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { m } from "#messages";
import { Card } from "#shared/ui/layout/card.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { chapterEntries, chapterTarget } from "../components/chapter-list.tsx";

/** The documentation's table of contents: a chapter for each role, the API, and what applies to everyone. */
export function DocumentationPage() {
  return (
    <div className="max-w-[64rem]">
      <PageHeader title={m.content_guide_title()} lead={m.content_guide_lead()} />
      <ol className="mt-8 grid gap-4 sm:grid-cols-2">
        {chapterEntries().map(({ key, title, lead }) => (
          <li key={key} className="grid">
            <Card className="group relative flex items-start justify-between gap-4 rounded-lg p-5 transition-shadow duration-150 hover:shadow-md sm:p-6">
              <span className="min-w-0">
                <h2 className="text-lg leading-snug font-semibold">
                  <Link {...chapterTarget(key)} className={linkStyles({ kind: "cover", className: "rounded-lg" })}>
                    {title}
                  </Link>
                </h2>
                <p className="mt-1 text-pretty text-muted-foreground">{lead}</p>
              </span>
              <ArrowRight aria-hidden size={18} className="mt-1 shrink-0 text-muted-foreground" />
            </Card>
          </li>
        ))}
      </ol>
    </div>
  );
}
