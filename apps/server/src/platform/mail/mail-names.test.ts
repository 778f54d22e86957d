import { expect, test } from "vitest";
import { mailName } from "./mail-names.ts";

test.each([
  ["Μαρία Κόρακα", "Μαρία Κόρακα"],
  ["evil.com", "evil. com"],
  ["http://evil.com/pay?now=1", "evil. com/pay?now=1"],
  ["www.evil.gr", "www. evil. gr"],
  ["evil。com and evil．com", "evil. com and evil. com"],
  ["ev\u200bil.co\u2060m", "evil. com"],
  ["help@evil.com", "help @ evil. com"],
  ["mailto:help", "help"],
  ["Booking.com Hellas", "Booking. com Hellas"],
  ["Νέα Α.Ε.", "Νέα Α. Ε."],
  ["St. Gallen Hub", "St. Gallen Hub"],
  ["a\r\nBcc: all", "aBcc: all"],
  ["παράδειγμα.ελ", "παράδειγμα. ελ"],
  ["x".repeat(120), `${"x".repeat(59)}…`],
])("%j is told as %j", (name, written) => expect(mailName(name)).toBe(written));
