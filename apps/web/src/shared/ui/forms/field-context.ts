import { createContext, use } from "react";

interface FieldState {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

interface ControlAttributes {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | undefined;
  "aria-required"?: boolean | undefined;
}

/** The attributes that tie a native control to the Field around it; an explicit prop wins. */
export function useFieldControl(own: { id?: string | undefined } = {}): ControlAttributes {
  const field = use(FieldContext);
  if (!field) return own.id ? { id: own.id } : {};
  return {
    id: own.id ?? field.id,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.isInvalid || undefined,
    "aria-required": field.isRequired || undefined,
  };
}

/** The same for controls made of several elements, which take their name from the label's id. */
export function useFieldGroup(): Omit<ControlAttributes, "id"> & { "aria-labelledby"?: string | undefined } {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    "aria-labelledby": field.labelId,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.isInvalid || undefined,
    "aria-required": field.isRequired || undefined,
  };
}
