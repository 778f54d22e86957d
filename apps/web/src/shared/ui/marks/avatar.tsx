import { m } from "#messages";
import { cn } from "../class-names.ts";
import { roleColor, type RoleTone } from "./tone.ts";

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  tone?: RoleTone;
  /** Diameter in pixels. */
  size?: number;
  presence?: "online" | "away" | "offline" | undefined;
  className?: string;
}

const PRESENCE = {
  online: "bg-success",
  away: "bg-warning",
  offline: "bg-surface shadow-[inset_0_0_0_2px_var(--control-edge)]",
};

/** At most two initials, the first letters of the first two words. */
function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .normalize("NFD")
    .replace(/\u0301/g, "")
    .normalize("NFC")
    .toUpperCase();
}

/** A person's picture or initials, in the colour of their role. The name is expected as text nearby. */
export function Avatar({ name, src, tone = "investor", size = 32, presence, className }: AvatarProps) {
  const color = roleColor(tone);
  const presenceLabel = { online: m.ui_presence_online, away: m.ui_presence_away, offline: m.ui_presence_offline };
  return (
    <span
      className={cn("relative inline-grid shrink-0 place-items-center rounded-full font-semibold", className)}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        background: `color-mix(in oklab, ${color} 20%, var(--surface))`,
        color: `color-mix(in oklab, ${color} 48%, var(--foreground))`,
      }}
    >
      {src ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          className="size-full rounded-full object-cover"
        />
      ) : (
        <span aria-hidden>{initialsOf(name)}</span>
      )}
      {presence && (
        <span
          className={cn(
            "absolute -right-px -bottom-px size-2.5 rounded-full outline-2 outline-surface",
            PRESENCE[presence],
          )}
        >
          <span className="sr-only">{presenceLabel[presence]()}</span>
        </span>
      )}
    </span>
  );
}
