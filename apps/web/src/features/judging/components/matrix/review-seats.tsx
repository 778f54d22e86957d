import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { type CellLook, standingLook } from "../../model/cell-look.ts";
import type { Cell, Picture } from "../../model/matrix-picture.ts";
import { CellMark } from "./cell-mark.tsx";

interface ReviewSeatsProps {
  picture: Picture;
  applicationId: string;
  /** In a row of the matrix they are smaller. */
  isSmall?: boolean;
  className?: string;
}

/** An application's reviews, handed in, promised, asked for or proposed, and the seats that wait for one. The figure stands beside. */
export function ReviewSeats({ picture, applicationId, isSmall, className }: ReviewSeatsProps) {
  const reviews = picture.reviewsOf(applicationId).toSorted((one, other) => rank(one) - rank(other));
  return (
    <span
      aria-hidden
      className={cn("flex items-center justify-end gap-1", isSmall && "[&>i]:size-2.5 [&_svg]:hidden", className)}
    >
      {reviews.map((review) => (
        <CellMark key={review.id} look={standingLook(review)} />
      ))}
      {Array.from({ length: picture.proposedTo(applicationId) }, (_, seat) => (
        <CellMark key={`proposed ${seat}`} look="proposed" />
      ))}
      {Array.from({ length: picture.missing(applicationId) }, (_, seat) => (
        <i key={seat} className="size-4 rounded-full bg-muted-2" />
      ))}
    </span>
  );
}

const RANKS: readonly CellLook[] = ["submitted", "assigned", "asked"];
const rank = (cell: Cell): number => RANKS.indexOf(standingLook(cell));

/** How many of an application's seats are only proposed, for whoever does not see their colour. */
export const ProposedSeats = ({ count }: { count: number }) =>
  count > 0 && <span className="sr-only">, {m.judging_seats_proposed({ count })}</span>;
