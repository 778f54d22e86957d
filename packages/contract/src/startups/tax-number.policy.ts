/** A tax number as it is compared: letters and digits, without the country's prefix of a Greek one. Null when empty. */
export function comparableTaxNumber(value: string | null | undefined): string | null {
  const compact = (value ?? "").toUpperCase().replace(/[^0-9A-Z]/g, "");
  return compact.replace(/^(EL|GR)(?=\d{9}$)/, "") || null;
}

/**
 * Whether a number is a Greek tax number (ΑΦΜ): nine digits, the last of which checks the others. The first eight count by
 * powers of two, from 256 down to 2; the check digit is the sum's remainder by 11, and that by 10.
 */
export function isGreekTaxNumber(value: string): boolean {
  const number = comparableTaxNumber(value) ?? "";
  if (!/^(?!0{9})\d{9}$/.test(number)) return false;
  return greekCheckDigit(number.slice(0, 8)) === Number(number[8]);
}

/** The ninth digit of a Greek tax number, from its first eight. */
export function greekCheckDigit(eight: string): number {
  const sum = Array.from({ length: 8 }, (_, index) => Number(eight[index]) * 2 ** (8 - index)).reduce(
    (total, part) => total + part,
    0,
  );
  return (sum % 11) % 10;
}
