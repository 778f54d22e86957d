import { useState, type ComponentProps } from "react";
import { currentLanguage } from "#shared/i18n/language.ts";
import { Input } from "./input.tsx";

interface MoneyInputProps extends Omit<
  ComponentProps<typeof Input>,
  "type" | "value" | "onChange" | "trailing" | "inputMode"
> {
  /** Amount in whole units of the currency, or null. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** BCP 47, decides the separators; the page's language unless told. */
  locale?: string;
  /** ISO 4217. */
  currency?: string;
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
  const pattern = new RegExp(String.raw`^\d+([${grouping}]\d{3})*([${decimal}]\d*)?$`);
  return pattern.test(plain) ? Number(plain.replaceAll(grouping, "").replace(decimal, ".")) : null;
}

/** A sum of money: typed freely, formatted when left. */
export function MoneyInput({
  value,
  onValueChange,
  locale = currentLanguage(),
  currency = "EUR",
  onBlur,
  ...rest
}: MoneyInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const formatted = value === null ? "" : new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  const symbol =
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
      .formatToParts(0)
      .find((part) => part.type === "currency")?.value ?? currency;
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      className="tnum"
      value={draft ?? formatted}
      onFocus={() => setDraft(formatted)}
      onChange={(event) => {
        setDraft(event.target.value);
        onValueChange(parseAmount(event.target.value, locale));
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
      trailing={<span className="shrink-0 text-muted-foreground">{symbol}</span>}
      {...rest}
    />
  );
}
