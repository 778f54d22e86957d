import { cn } from "../class-names.ts";

/** The flag beside a language's name; decoration, the name carries the meaning. */
export function Flag({ language, className }: { language: "el" | "en"; className?: string }) {
  const shared = {
    viewBox: "0 0 27 18",
    className: cn("h-3.5 w-5 shrink-0 rounded-[3px]", className),
    "aria-hidden": true,
  };
  if (language === "el") {
    return (
      <svg {...shared}>
        <rect width="27" height="18" fill="#0d5eaf" />
        <path d="M0 3h27M0 7h27M0 11h27M0 15h27" stroke="#fff" strokeWidth="2" />
        <rect width="10" height="10" fill="#0d5eaf" />
        <path d="M5 0v10M0 5h10" stroke="#fff" strokeWidth="2" />
      </svg>
    );
  }
  return (
    <svg {...shared}>
      <rect width="27" height="18" fill="#012169" />
      <path d="m0 0 27 18M27 0 0 18" stroke="#fff" strokeWidth="3.6" />
      <path d="m0 0 27 18M27 0 0 18" stroke="#c8102e" strokeWidth="1.4" />
      <path d="M13.5 0v18M0 9h27" stroke="#fff" strokeWidth="6" />
      <path d="M13.5 0v18M0 9h27" stroke="#c8102e" strokeWidth="3.4" />
    </svg>
  );
}
