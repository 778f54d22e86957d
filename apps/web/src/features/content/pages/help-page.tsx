import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#messages";
import { useListAddress } from "#shared/lists/list-address.ts";
import { useSearchText } from "#shared/hooks/use-search-text.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/layout/card.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SearchInput } from "#shared/ui/forms/search-input.tsx";
import { HelpArticleRow } from "../components/help-article.tsx";
import { loadedHelp } from "../model/loaded-content.ts";
import { searchHelp } from "../model/search-help.ts";

const route = getRouteApi("/shell/help");

/** Questions and answers, grouped by who asks; searched while one types, each with an address of its own. */
export function HelpPage() {
  const { q, topic } = route.useSearch();
  const { change } = useListAddress("/help", { q });
  const [text, setText] = useSearchText({
    searched: q,
    onSearch: (words) => change({ q: words || undefined, topic: undefined }),
  });
  const groups = searchHelp(loadedHelp(), text);
  const found = groups.reduce((sum, { articles }) => sum + articles.length, 0);
  const isSearching = text.trim() !== "";
  useEffect(() => {
    if (topic) document.getElementById(topic)?.scrollIntoView({ block: "start" });
  }, [topic]);
  return (
    <div className="max-w-[64rem]">
      <PageHeader title={m.content_help_title()} lead={m.content_help_lead()} />
      <form role="search" className="mt-6 max-w-xl" onSubmit={(event) => event.preventDefault()}>
        <SearchInput
          name="q"
          aria-label={m.content_help_search()}
          placeholder={m.content_help_placeholder()}
          value={text}
          onValueChange={setText}
        />
        <p role="status" className="mt-2 min-h-6 text-sm text-muted-foreground">
          {isSearching && m.content_help_found({ count: found })}
        </p>
      </form>
      {found === 0 ? (
        <EmptyState
          title={m.content_help_none()}
          description={m.content_help_none_text()}
          action={
            <Link to="/contact" className={buttonStyles()}>
              {m.content_help_ask()}
            </Link>
          }
        />
      ) : (
        <div className="mt-4 grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <nav aria-label={m.content_help_groups()} className="max-lg:hidden">
            <ul className="sticky top-6 grid gap-1">
              {groups.map(({ key, title }) => (
                <li key={key}>
                  <a href={`#group-${key}`} className="block rounded-md px-3 py-2 text-[0.9375rem] hover:bg-muted">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid min-w-0 gap-8">
            {groups.map(({ key, title, articles }) => (
              <section key={key} id={`group-${key}`} aria-labelledby={`title-${key}`} className="scroll-mt-6">
                <h2 id={`title-${key}`} className="display mb-3 text-2xl">
                  {title}
                </h2>
                <Card className="overflow-hidden">
                  {articles.map((article) => (
                    <HelpArticleRow
                      key={`${article.id}-${isSearching && found <= 3 ? "open" : ""}`}
                      article={article}
                      isOpen={article.id === topic || (isSearching && found <= 3)}
                    />
                  ))}
                </Card>
              </section>
            ))}
            <p className="text-muted-foreground">
              {m.content_help_more()}{" "}
              <Link to="/contact" className="font-semibold text-primary underline underline-offset-3">
                {m.content_help_ask()}
              </Link>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
