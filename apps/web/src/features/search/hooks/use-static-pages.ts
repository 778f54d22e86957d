import { matchesText } from "@kerkis/contract/core/text/fold-text.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { hasPage } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import type { FeaturePage } from "#shared/routing/feature.ts";
import { usePages } from "#shared/routing/use-pages.ts";

export interface StaticPage {
  path: string;
  title: string;
}

const isOpenTo = (session: Session, { page, isPublic = false }: NonNullable<FeaturePage["search"]>): boolean =>
  session.profile ? hasPage(session, page) : isPublic;

/** Pages whose title holds the text, whatever its case and accents, and that the person may open (specification 2.11). */
export function useStaticPages(text: string): readonly StaticPage[] {
  const pages = usePages();
  const session = useSession();
  if (text === "") return [];
  return pages
    .flatMap(({ path, sidebar, search }) => {
      const [title, position] = [sidebar?.label() ?? "", sidebar?.position ?? 0];
      return search && isOpenTo(session, search) && matchesText(title, text) ? [{ path, title, position }] : [];
    })
    .toSorted((one, other) => one.position - other.position);
}
