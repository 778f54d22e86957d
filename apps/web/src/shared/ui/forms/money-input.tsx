import { currentLanguage } from "#shared/i18n/language.ts";
import { DecimalInput, type DecimalInputProps, parseAmount } from "./decimal-input.tsx";

interface MoneyInputProps extends Omit<DecimalInputProps, "trailing" | "read" | "fractionDigits"> {
  /** ISO 4217. */
  currency?: string;
}

/** A sum of money in whole units of its currency: typed freely, formatted when left. */
export function MoneyInput({ locale = currentLanguage(), currency = "EUR", ...rest }: MoneyInputProps) {
  const symbol =
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
      .formatToParts(0)
      .find((part) => part.type === "currency")?.value ?? currency;
  return (
    <DecimalInput
      locale={locale}
      read={parseAmount}
      fractionDigits={2}
      trailing={<span className="shrink-0 text-muted-foreground">{symbol}</span>}
      {...rest}
    />
  );
}
