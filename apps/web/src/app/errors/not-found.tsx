import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { EmptySeats } from "#shared/ui/theatre/empty-seats.tsx";

/** "Oops! Page not found" (specification 2.3), inside whatever layout the address belongs to. */
export function NotFoundSection() {
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-6 py-16 text-center md:py-24">
      <EmptySeats />
      <p className="eyebrow tnum mt-6">404</p>
      <h1 className="display mt-1 text-[clamp(1.875rem,4vw,2.5rem)] leading-tight">{m.error_404_title()}</h1>
      <p className="mt-3 text-lg text-muted-foreground">{m.error_404_text()}</p>
      <Link to="/" className={buttonStyles({ className: "mt-7" })}>
        {m.error_404_home()}
      </Link>
    </section>
  );
}
