import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";

/** What else there is to set, once one is signed in. */
export function VisitorInvitation() {
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg bg-primary-soft p-5 sm:p-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg font-semibold">{m.account_visitor_title()}</h2>
        <p className="mt-1 text-pretty">{m.account_visitor_text()}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Link to="/signin" search={{ next: "/settings" }} className={buttonStyles()}>
          {m.shell_nav_sign_in()}
        </Link>
        <Link to="/signup" search={{ next: "/settings" }} className={buttonStyles({ variant: "outline" })}>
          {m.shell_nav_sign_up()}
        </Link>
      </div>
    </section>
  );
}
