import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { Logo } from "#shared/ui/marks/logo.tsx";
import { siteLinks } from "./site-links.ts";
import { usePages } from "#shared/routing/use-pages.ts";

/** Footer of the public pages. */
export function SiteFooter() {
  const pages = usePages();
  return (
    <footer className="border-t border-border">
      {/* The chat's button stands below the last line on phones, and beside it elsewhere. */}
      <div className="container-x flex flex-col gap-6 py-10 max-md:pb-24 text-[0.9375rem] text-muted-foreground md:flex-row md:items-center">
        <Logo className="text-foreground" />
        <nav aria-label={m.shell_nav_footer()} className="flex flex-wrap gap-x-6 md:ml-6">
          {siteLinks(pages, "footer").map(({ path, label }) => (
            <Link key={path} to={path} className="rounded-xs py-2.5 hover:text-foreground md:py-1">
              {label()}
            </Link>
          ))}
          <Link
            to="/documentation/$chapter"
            params={{ chapter: "privacy" }}
            className="rounded-xs py-2.5 hover:text-foreground md:py-1"
          >
            {m.content_privacy_link()}
          </Link>
        </nav>
        <span className="md:ml-auto">{m.shell_footer_rights()}</span>
      </div>
    </footer>
  );
}
