import { ALL_DECIMALS } from "@kerkis/contract/core/forms/amounts.ts";
import { useState, type ComponentProps } from "react";
import { currentLanguage } from "#shared/i18n/language.ts";
import { Input } from "./input.tsx";

export interface DecimalInputProps extends Omit<
  ComponentProps<typeof Input>,
  "type" | "value" | "onChange" | "inputMode" | "min" | "max"
> {
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** BCP 47, decides the separators; the page's language unless told. */
  locale?: string;
  /** What a text stands for; null where it is no such number. */
  read?: (text: string, locale: string) => number | null;
  /** At most so many are shown. */
  fractionDigits?: number;
}

/** Reads an amount as people of the locale write it ("1.250.000,50" in Greek), or else the other way round; null when it is neither. */
export function parseAmount(text: string, locale: string): number | null {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234.5);
  const decimal = parts.find((part) => part.type === "decimal")?.value ?? ".";
  const grouping = decimal === "," ? "." : ",";
  const plain = text.replaceAll(/[\s\u00a0\u202f'’€$£]/g, "");
  return readAmount(plain, grouping, decimal) ?? readAmount(plain, decimal, grouping);
}

function readAmount(plain: string, grouping: string, decimal: string): number | null {
  const pattern = new RegExp(String.raw`^(\d+|[1-9]\d{0,2}([${grouping}]\d{3})+)([${decimal}]\d*)?$`);
  return pattern.test(plain) ? Number(plain.replaceAll(grouping, "").replace(decimal, ".")) : null;
}

/** Reads a number, below zero too, as an amount is read. */
export function parseDecimal(text: string, locale: string): number | null {
  const [, minus, rest = ""] = /^\s*([-−]?)(.*)$/s.exec(text) ?? [];
  const amount = parseAmount(rest, locale);
  return amount !== null && minus ? -amount : amount;
}

/** A number that may have decimals: typed freely, formatted when left. */
export function DecimalInput({
  value,
  onValueChange,
  locale = currentLanguage(),
  read = parseDecimal,
  fractionDigits = ALL_DECIMALS,
  onBlur,
  ...rest
}: DecimalInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const formatted =
    value === null ? "" : new Intl.NumberFormat(locale, { maximumFractionDigits: fractionDigits }).format(value);
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      className="tnum"
      value={draft ?? formatted}
      onFocus={() => setDraft(formatted)}
      onChange={(event) => {
        setDraft(event.target.value);
        onValueChange(read(event.target.value, locale));
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}
