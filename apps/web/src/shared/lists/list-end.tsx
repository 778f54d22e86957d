import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Button } from "#shared/ui/button.tsx";
import type { ListPage } from "./list-query.ts";
import type { List } from "./use-list.ts";

interface ListEndProps<Page extends ListPage> {
  list: List<Page>;
  /** Where the next page is for browsers without scripts. */
  nextPage?: string | undefined;
}

/** The end of a list that has more; a press, not a scroll, so that the footer stays reachable. */
export function ListEnd<Page extends ListPage>({ list, nextPage }: ListEndProps<Page>) {
  return (
    <div className="flex flex-col items-center gap-3 not-empty:pt-6">
      <span role="status" className="sr-only">
        {m.ui_items_shown({ count: list.rows.length })}
      </span>
      {list.hasMoreFailed && (
        <p role="alert" className="text-center text-danger">
          {errorText(list.error)}
        </p>
      )}
      {list.next !== null && (
        <Button variant="outline" pending={list.isLoadingMore} onClick={list.loadMore}>
          {list.hasMoreFailed ? m.ui_try_again() : m.ui_load_more()}
        </Button>
      )}
      {nextPage !== undefined && (
        <noscript>
          <a href={nextPage}>{m.ui_next_page()}</a>
        </noscript>
      )}
    </div>
  );
}
