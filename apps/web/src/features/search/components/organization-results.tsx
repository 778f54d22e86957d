import type { OrganizationHit } from "@kerkis/contract/search/search.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { Highlighted } from "./highlighted.tsx";

/** Organizations that match, as rows that open their homepage. */
export function OrganizationResults({ items, searched }: { items: readonly OrganizationHit[]; searched: string }) {
  return (
    <ListRows label={m.search_section_organizations()} rows={items} rowId={({ id }) => id}>
      {({ name, slug, description, location, logo_url }) => (
        <div className="flex items-center gap-4 px-4 py-4 transition-colors duration-150 hover:bg-muted/60 sm:px-6">
          <Mark seed={slug} src={logo_url} size={44} />
          <div className="min-w-0 flex-1 leading-snug">
            <h3 className="line-clamp-2 text-base [overflow-wrap:anywhere]">
              <Link to="/org/$slug" params={{ slug }} className={linkStyles({ kind: "cover" })}>
                <Highlighted text={name} searched={searched} />
              </Link>
            </h3>
            {description && (
              <p className="line-clamp-2 text-[0.9375rem] [overflow-wrap:anywhere] text-muted-foreground">
                <Highlighted text={description} searched={searched} />
              </p>
            )}
            {location && (
              <p className="mt-0.5 truncate text-sm text-muted-foreground">
                <Highlighted text={location} searched={searched} />
              </p>
            )}
          </div>
        </div>
      )}
    </ListRows>
  );
}
