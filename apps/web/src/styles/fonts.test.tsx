import { expect, test } from "vitest";
import "./app.css";

test("no letter of a headline stands far from the one before it", async () => {
  const font = '470 100px "Literata Display"';
  await document.fonts.load(font, "Ύλη");
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("No canvas.");
  pen.font = font;
  const width = (text: string) => pen.measureText(text).width;
  const letters = Array.from("αβγδεζηθικλμνξοπρστυφχψω");
  const apart = Array.from("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ").flatMap((capital) =>
    letters
      .map((letter) => capital + letter)
      .filter((pair) => width(pair) > width(capital) + width(pair.slice(1)) + 10),
  );
  expect(apart).toEqual([]);
});
