import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";

/** What to try where a list has nothing for some words: the whole search, which knows names that are alike. */
export function NothingFound({ hint, words }: { hint: string; words: string | undefined }) {
  return (
    <>
      {hint}
      {words && (
        <>
          {" "}
          <Link to="/search" search={{ q: words }} className={linkStyles()}>
            {m.ui_list_alike({ words })}
          </Link>
        </>
      )}
    </>
  );
}
