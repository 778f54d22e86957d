import { useState } from "react";
import { m } from "#messages";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { fieldName } from "../../model/field-name.ts";
import type { Application, Picture } from "../../model/matrix-picture.ts";
import { seatsText } from "../../model/seat-words.ts";
import { ProposedSeats, ReviewSeats } from "../matrix/review-seats.tsx";

/** How many rows are drawn at first, and each time that more are asked for. */
const PORTION = 40;

interface ApplicationRowsProps {
  picture: Picture;
  applications: readonly Application[];
  required: number;
  chosen: ReadonlySet<string>;
  onChoose: (applicationId: string) => void;
  onOpen: (application: Application) => void;
}

/** The matrix by application, for a phone: two lines each, their reviews as seats; a row opens who has it and who may. */
export function ApplicationRows({ picture, applications, required, chosen, onChoose, onOpen }: ApplicationRowsProps) {
  const [drawn, setDrawn] = useState(PORTION);
  return (
    <div className="grid gap-3">
      <ListRows label={m.judging_column_applications()} rows={applications.slice(0, drawn)} rowId={({ id }) => id}>
        {(application) => {
          const { id, field } = application;
          const name = application.name || application.reference || "";
          return (
            <div className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5">
              <Checkbox
                checked={chosen.has(id)}
                onCheckedChange={() => onChoose(id)}
                aria-label={m.judging_choose({ name })}
                className="relative z-10 row-span-2"
              />
              <button
                type="button"
                aria-haspopup="dialog"
                className={linkStyles({ kind: "cover", className: "col-start-2 truncate text-left" })}
                onClick={() => onOpen(application)}
              >
                {name}
              </button>
              <ReviewSeats picture={picture} applicationId={id} />
              <span className="col-start-2 truncate text-sm text-muted-foreground">{fieldName(field)}</span>
              <span
                className={cn(
                  "tnum text-right text-sm",
                  picture.missing(id) > 0 ? "text-warning" : "text-muted-foreground",
                )}
              >
                {picture.missing(id) > 0
                  ? m.judging_missing({ count: picture.missing(id) })
                  : seatsText(picture.seatsOf(id), required)}
                <ProposedSeats count={picture.proposedTo(id)} />
              </span>
            </div>
          );
        }}
      </ListRows>
      {applications.length > drawn && (
        <Button variant="outline" className="justify-self-center" onClick={() => setDrawn(drawn + PORTION)}>
          {m.ui_load_more()}
        </Button>
      )}
    </div>
  );
}
