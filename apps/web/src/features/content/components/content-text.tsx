import { Link } from "@tanstack/react-router";
import { cn } from "#shared/ui/class-names.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { Text } from "@kerkis/contract/content/content.schema.ts";
import { blocksOf, type Block, type Piece } from "../model/text-blocks.ts";

/** Paragraphs, lists and steps with links to the screens they name. */
export function ContentText({ text, className }: { text: Text; className?: string }) {
  return (
    <div className={cn("grid max-w-[44rem] gap-3 leading-relaxed text-pretty", className)}>
      {blocksOf(text).map((block) => (
        <TextBlock key={block.key} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block: { kind, lines } }: { block: Block }) {
  if (kind === "paragraph") {
    return lines.map(({ key, pieces }) => (
      <p key={key}>
        <Pieces pieces={pieces} />
      </p>
    ));
  }
  const List = kind === "steps" ? "ol" : "ul";
  return (
    <List
      className={cn("grid gap-1.5 pl-5 marker:text-muted-foreground", kind === "steps" ? "list-decimal" : "list-disc")}
    >
      {lines.map(({ key, pieces }) => (
        <li key={key} className="pl-1">
          <Pieces pieces={pieces} />
        </li>
      ))}
    </List>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ at, text, to }) =>
    to === undefined ? (
      <span key={at}>{text}</span>
    ) : (
      <Link key={at} to={to} className={linkStyles()}>
        {text}
      </Link>
    ),
  );
}
