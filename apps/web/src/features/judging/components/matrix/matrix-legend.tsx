import { LOOKS, type CellLook } from "../../model/cell-look.ts";
import { CellMark } from "./cell-mark.tsx";

const TOLD: readonly CellLook[] = ["asked", "assigned", "submitted", "proposed", "declined", "barred", "expert"];

/** What the marks of the matrix mean, for the eye; each cell says it in words. */
export const MatrixLegend = () => (
  <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted-foreground">
    {TOLD.map((look) => (
      <li key={look} className="flex items-center gap-2">
        <CellMark look={look} />
        {LOOKS[look]()}
      </li>
    ))}
  </ul>
);
