/** One choice of a list. `value` is never empty: "none chosen" is null. */
export interface Option {
  value: string;
  label: string;
  /** A second, quieter line. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}
