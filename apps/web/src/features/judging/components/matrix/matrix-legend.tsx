import { LOOKS, type CellLook } from "../../model/cell-look.ts";
import { CellMark } from "./cell-mark.tsx";

const ADJUSTED: readonly CellLook[] = ["put_in", "taken_out"];
const TOLD: readonly CellLook[] = ["asked", "assigned", "submitted", "proposed", "declined", "barred", "expert"];

/** What the marks of the matrix mean, for the eye; each cell says it in words. */
export const MatrixLegend = ({ isAdjusted }: { isAdjusted: boolean }) => (
  <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted-foreground">
    {(isAdjusted ? [...TOLD, ...ADJUSTED] : TOLD).map((look) => (
      <li key={look} className="flex items-center gap-2">
        <CellMark look={look} />
        {LOOKS[look]()}
      </li>
    ))}
  </ul>
);
