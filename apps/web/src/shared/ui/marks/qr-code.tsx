import { encode } from "uqr";

const QUIET_ZONE = 2;

/** A QR code as one path: dark on light in both themes, because cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md bg-white shadow-[inset_0_0_0_1px_var(--border)]"
    >
      <path d={path} fill="#12242c" />
    </svg>
  );
}
