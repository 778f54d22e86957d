/** What a toast carries besides its title. */
export interface ToastExtras {
  description?: string | undefined;
  /** One thing to do about it. */
  action?: { label: string; onClick: () => void } | undefined;
  /** The same id replaces the toast on screen instead of adding one. */
  id?: string | number | undefined;
  /** Milliseconds on screen; 4000 unless told. */
  duration?: number | undefined;
}

/** A toast on its way to the screen. */
export interface QueuedToast {
  kind: "success" | "error" | "warning" | "info" | "dismiss";
  title: string;
  extras: { [Name in keyof ToastExtras]: NonNullable<ToastExtras[Name]> };
}
