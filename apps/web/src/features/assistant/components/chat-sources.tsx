import type { ChatSource } from "@kerkis/contract/assistant/assistant.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { safeNext } from "#shared/routing/guards.ts";
import { parseSearch } from "#shared/routing/search.ts";
import { linkStyles } from "#shared/ui/text-link.ts";

interface ChatSourcesProps {
  sources: readonly ChatSource[];
  onFollow?: (() => void) | undefined;
}

/** The records that an answer stands on, each with a link to its page. */
export function ChatSources({ sources, onFollow }: ChatSourcesProps) {
  if (sources.length === 0) return null;
  return (
    <div className="border-t border-border pt-2 text-sm">
      <p className="text-muted-foreground">{m.assistant_sources()}</p>
      <ul className="mt-0.5 grid">
        {sources.map(({ title, link }) => (
          <li key={`${link} ${title}`}>
            <SourceLink title={title} link={link} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const HERE = "https://kerkis.invalid";

/** A path of the product, with what follows it; anything else is no link. */
function SourceLink({ title, link, onFollow }: { title: string; link: string; onFollow?: (() => void) | undefined }) {
  const path = safeNext(link);
  if (path === undefined) return title;
  const { pathname, search, hash } = new URL(path, HERE);
  return (
    <Link
      to={pathname}
      search={parseSearch(search)}
      hash={hash.slice(1)}
      onClick={onFollow}
      className={linkStyles({ className: "inline-flex items-center py-1 max-md:min-h-11" })}
    >
      {title}
    </Link>
  );
}
