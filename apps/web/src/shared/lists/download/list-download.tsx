import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { Download } from "lucide-react";
import { m } from "#messages";
import { saveFile } from "#shared/api/files.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import type { Column } from "../columns.ts";
import { allRows, csvOf } from "./list-file.ts";
import type { ListPage, ListQuery, RowOf } from "../list-query.ts";

interface ListDownloadProps<Page extends ListPage> {
  query: ListQuery<Page>;
  columns: readonly Column<RowOf<Page>>[];
  /** The file's name without its ending. */
  name: string;
}

/** Takes along what the filters let through, all pages of it, as a CSV file. */
export function ListDownload<Page extends ListPage>({ query, columns, name }: ListDownloadProps<Page>) {
  const download = useCommand({
    mutationFn: async () => {
      const { rows, isCut } = await allRows(query.load);
      saveFile(new Blob([csvOf(columns, rows)], { type: "text/csv" }), `${name}.csv`);
      if (isCut) toast.warning(m.ui_export_cut({ number: formatNumber(LIMITS.exportedRows) }));
    },
    failed: m.ui_export_failed,
  });
  return (
    <Button variant="outline" size="sm" pending={download.isPending} onClick={() => download.mutate()}>
      <Download />
      {m.ui_export_csv()}
    </Button>
  );
}
