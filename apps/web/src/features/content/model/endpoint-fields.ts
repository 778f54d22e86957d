import * as z from "zod/mini";

/** A field that an endpoint takes or gives. */
export interface EndpointField {
  name: string;
  /** «string», «uuid», «integer», «"el" | "en"», «object[]». */
  type: string;
  isRequired: boolean;
}

interface JsonSchema {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema | boolean;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const VALUES_SHOWN = 6;

/** A type in a few words, as a programmer reads it. */
function typeName(schema: JsonSchema): string {
  const { type, format, items } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) {
    const shown = schema.enum.slice(0, VALUES_SHOWN).map((value) => JSON.stringify(value));
    return [...shown, ...(schema.enum.length > VALUES_SHOWN ? ["…"] : [])].join(" | ");
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeName))].join(" | ");
  if (schema.allOf?.[0]) return typeName(schema.allOf[0]);
  if (type === "array") return `${typeof items === "object" ? bracketed(typeName(items)) : "any"}[]`;
  if (Array.isArray(type)) return type.join(" | ");
  return format ?? type ?? "any";
}

const bracketed = (name: string) => (name.includes(" | ") ? `(${name})` : name);

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === "object" && value !== null && "_zod" in value;

function fieldsIn(schema: JsonSchema): EndpointField[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: typeName(field),
    isRequired: required.includes(name),
  }));
}

/**
 * The fields of an endpoint's input or output; of a list, those of its items. None when there is nothing to name.
 * @param io what a caller sends, or what the server answers
 */
export function fieldsOf(schema: unknown, io: "input" | "output"): EndpointField[] {
  if (!isSchema(schema)) return [];
  const json = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
  if (typeof json.items === "object") return fieldsIn(json.items);
  const variants = json.anyOf ?? json.oneOf;
  if (!variants) return fieldsIn(json);
  const merged = new Map<string, EndpointField>();
  for (const field of variants.flatMap(fieldsIn)) {
    const known = merged.get(field.name);
    const type = known && known.type !== field.type ? `${known.type} | ${field.type}` : field.type;
    merged.set(field.name, { ...field, type, isRequired: (known?.isRequired ?? true) && field.isRequired });
  }
  return [...merged.values()];
}
