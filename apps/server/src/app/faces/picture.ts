import { renderAsync } from "@resvg/resvg-js";
import { drawText, setText, type Lettering } from "./lettering.ts";
import type { Pictured } from "#modules/homepages/homepages.api.ts";

export const PICTURE = { width: 1200, height: 630 } as const;
/** The stage and its seats, as the interface's tokens have them. */
const STAGE = "#042935";
const SEAT = "#35535d";
const LIT = "#ffb53b";
const INK = "#eef5f7";
const MUTED = "#a3bcc4";
const LEFT = 72;
const TEXT_WIDTH = 640;
const CENTRE = { x: 985, y: 420 } as const;

/** Seats around the stage row by row, the middle of the first row first. */
function seats(): { x: number; y: number }[] {
  return Array.from({ length: 9 }, (_, row) => 128 + row * 30 + (row > 4 ? 16 : 0)).flatMap((radius) => {
    const step = 27 / radius;
    const side = Math.floor((Math.PI * 0.66) / step);
    return Array.from({ length: 2 * side + 1 }, (_, seat) => {
      const turn = Math.ceil(seat / 2) * (seat % 2 === 0 ? 1 : -1);
      const angle = -Math.PI / 2 + turn * step;
      return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) };
    });
  });
}
const SEATS = seats();
const dot = ({ x, y }: { x: number; y: number }, radius: number) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}"/>`;

/** The name and the line under it, laid out. */
export function layOut(lettering: Lettering, { name, line }: Pictured) {
  return {
    name: setText(lettering.display, name, TEXT_WIDTH, [
      [92, 3],
      [76, 3],
      [62, 3],
      [50, 4],
      [40, 6],
    ]),
    line: setText(lettering.text, line, TEXT_WIDTH, [
      [34, 2],
      [29, 2],
    ]),
  };
}

/** A record's picture for links that people share: its name before the theatre, a seat lit for each it has. */
export async function drawPicture(lettering: Lettering, record: Pictured): Promise<Buffer> {
  const { name, line } = layOut(lettering, record);
  const nameHeight = name.lines.length * name.size * 1.08;
  const lineHeight = line.lines.length * line.size * 1.35;
  const top = Math.max(150, (PICTURE.height - nameHeight - lineHeight) / 2 + 10);
  const mark = setText(lettering.display, "Kerkis", TEXT_WIDTH, [[40, 1]]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">
<defs><radialGradient id="g"><stop offset="0" stop-color="${LIT}" stop-opacity=".3"/><stop offset="1" stop-color="${LIT}" stop-opacity="0"/></radialGradient>
<linearGradient id="f"><stop offset="0" stop-color="${STAGE}"/><stop offset="1" stop-color="${STAGE}" stop-opacity="0"/></linearGradient></defs>
<rect width="100%" height="100%" fill="${STAGE}"/>
<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="230" fill="url(#g)"/>
<g fill="${SEAT}">${SEATS.slice(record.lit)
    .map((seat) => dot(seat, 8))
    .join("")}</g>
<rect x="520" width="330" height="100%" fill="url(#f)"/>
<g fill="${LIT}">${SEATS.slice(0, record.lit)
    .map((seat) => dot(seat, 9.5))
    .join("")}</g>
<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="88" fill="none" stroke="${SEAT}" stroke-width="2.5"/>
<g fill="none" stroke-linecap="round" stroke-width="11"><path d="M${CENTRE.x - 46} ${CENTRE.y + 16}a46 46 0 0 1 92 0" stroke="${INK}"/><path d="M${CENTRE.x - 24} ${CENTRE.y + 16}a24 24 0 0 1 48 0" stroke="${LIT}"/></g>
${drawText(mark, LEFT, 96, 1, MUTED)}
${drawText(name, LEFT, top + name.size * 0.8, 1.08, INK)}
${drawText(line, LEFT, top + nameHeight + line.size * 1.4, 1.35, MUTED)}
</svg>`;
  // Beside the event loop; every letter is a path already, so that no font of the machine is asked for.
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
