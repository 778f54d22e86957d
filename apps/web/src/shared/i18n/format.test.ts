import { describe, expect, it } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatFigure,
  formatFileSize,
  formatMoney,
  formatNumber,
  formatRelative,
} from "./format.ts";
import { provideLanguage } from "./language.ts";

const at = (iso: string) => new Date(iso);
const now = at("2026-11-20T10:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe("relative time (specification 2.12)", () => {
  it.each([
    [0.5, "Just now"],
    [-5, "Just now"],
    [1, "1m ago"],
    [59, "59m ago"],
    [60, "1h ago"],
    [1439, "23h ago"],
    [1440, "1d ago"],
    [4320, "3d ago"],
    [7 * 1440 - 1, "6d ago"],
    [7 * 1440, "13 Nov"],
    [320 * 1440, "4 Jan"],
    [324 * 1440, "31 Dec 2025"],
  ])("words %d minutes as %s", (minutes, text) => {
    provideLanguage(() => "en");
    expect(formatRelative(ago(minutes), now)).toBe(text);
  });

  it("speaks Greek by default", () => {
    provideLanguage(() => "el");
    expect(formatRelative(ago(0), now)).toBe("Μόλις τώρα");
    expect(formatRelative(ago(5), now)).toBe("πριν από 5 λεπτά");
  });
});

describe("numbers, money, dates and sizes", () => {
  it("follows the language", () => {
    provideLanguage(() => "el");
    expect(formatNumber(1284)).toBe("1.284");
    expect(formatMoney(38_400_000)).toMatch(/^38\.400\.000\s€$/);
    provideLanguage(() => "en");
    expect(formatNumber(1284)).toBe("1,284");
    expect(formatMoney(38_400_000)).toBe("€38,400,000");
  });

  it("shows moments in Athens, wherever the process runs", () => {
    provideLanguage(() => "en");
    expect(formatDate("2026-11-20T22:30:00Z")).toBe("21 November 2026");
    expect(formatDateTime("2026-11-20T22:30:00Z")).toContain("00:30");
  });

  it("keeps a plain day as it is", () => {
    provideLanguage(() => "en");
    expect(formatDate("2026-11-20")).toBe("20 November 2026");
  });

  it("counts file sizes in powers of 1024", () => {
    provideLanguage(() => "en");
    expect(formatFileSize(512)).toBe("512 byte");
    expect(formatFileSize(1536)).toBe("1.5 kB");
    expect(formatFileSize(2 * 1024 * 1024)).toBe("2 MB");
  });
});

it("figures that stand under one another have as many decimals", () => {
  expect([89, 88.66, 5.9].map((value) => formatFigure(value, 1))).toEqual(["89,0", "88,7", "5,9"]);
});
