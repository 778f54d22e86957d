import { ChevronDown } from "lucide-react";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { HelpArticle } from "@kerkis/contract/content/content.schema.ts";
import { ContentText } from "./content-text.tsx";

interface HelpArticleRowProps {
  article: HelpArticle;
  isOpen: boolean;
}

/** A question that opens to its answer, without scripts too. Its own address is in it. */
export function HelpArticleRow({ article: { id, question, answer }, isOpen }: HelpArticleRowProps) {
  return (
    <details id={id} open={isOpen} className="group scroll-mt-6 border-t border-border first:border-t-0">
      <summary className="flex min-h-12 list-none items-center gap-4 rounded-sm px-5 py-3.5 font-semibold -outline-offset-2! hover:bg-muted/60 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 text-pretty">{question}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted-foreground transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-6 sm:px-6">
        <ContentText text={answer} />
        <a href={`/help?topic=${id}`} className={linkStyles({ kind: "quiet", className: "mt-4 inline-block text-sm" })}>
          {m.content_help_address()}
        </a>
      </div>
    </details>
  );
}
