import { cn } from "#shared/ui/class-names.ts";
import { type CellLook, standingLook } from "../../model/cell-look.ts";
import type { Cell, Picture } from "../../model/matrix-picture.ts";
import { CellMark } from "./cell-mark.tsx";

interface ReviewSeatsProps {
  picture: Picture;
  applicationId: string;
  className?: string;
}

/** An application's reviews, handed in, promised or asked for, and the seats that wait for one. The figure stands beside. */
export function ReviewSeats({ picture, applicationId, className }: ReviewSeatsProps) {
  const reviews = picture.reviewsOf(applicationId).toSorted((one, other) => rank(one) - rank(other));
  return (
    <span aria-hidden className={cn("flex justify-end gap-1", className)}>
      {reviews.map((review) => (
        <CellMark key={review.id} look={standingLook(review)} />
      ))}
      {Array.from({ length: picture.missing(applicationId) }, (_, seat) => (
        <i key={seat} className="size-4 rounded-full bg-muted-2" />
      ))}
    </span>
  );
}

const RANKS: readonly CellLook[] = ["submitted", "assigned", "asked"];
const rank = (cell: Cell): number => RANKS.indexOf(standingLook(cell));
