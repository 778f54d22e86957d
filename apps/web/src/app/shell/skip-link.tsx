import { m } from "#messages";

/** First stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-4 focus:z-60 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2.5 focus:font-semibold focus:shadow-lg"
    >
      {m.shell_nav_skip()}
    </a>
  );
}
