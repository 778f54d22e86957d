import { linkStyles } from "#shared/ui/text-link.ts";
import { splitLinks } from "./split-links.ts";

/** The plain text of a mail; its web addresses can be followed, nothing else in it is interpreted. */
export function MailText({ text }: { text: string }) {
  return (
    <div dir="auto" className="max-w-[42rem] rounded-md bg-muted p-4 break-words whitespace-pre-line sm:p-5">
      {splitLinks(text).map((part) =>
        part.isLink ? (
          <a
            key={part.start}
            href={part.text}
            target="_blank"
            rel="noopener noreferrer"
            className={linkStyles({ className: "break-all" })}
          >
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </div>
  );
}
