/** Skeleton of a page of the application while its own is not known: a heading, a row of figures, two cards. */
import { m } from "#messages";

const BLOCK = "anim-skeleton rounded-md bg-muted-2";

export function PageSkeleton() {
  return (
    <div className="mx-auto w-full max-w-[84rem]" role="status" aria-label={m.common_loading()}>
      <div className={`${BLOCK} h-9 w-64 max-w-full`} />
      <div className={`${BLOCK} mt-3 h-5 w-96 max-w-full`} />
      <div className={`${BLOCK} mt-7 h-36 rounded-lg`} />
      <div className="mt-5 grid gap-5 xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <div className={`${BLOCK} h-80 rounded-lg`} />
        <div className={`${BLOCK} h-80 rounded-lg`} />
      </div>
    </div>
  );
}
