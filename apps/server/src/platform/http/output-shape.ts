import * as z from "zod/v4/core";

/** Copies of a value what its schema names; null where all of it may go out as it is. */
type Shape = ((value: unknown) => unknown) | null;

/**
 * What an answer may carry, made once from its schema: fields that the schema does not name stay behind, as they would
 * if the answer was validated. That it also is what the schema says, tests and development check on every answer.
 */
export function outputShape(schema: z.$ZodType): Shape {
  const { def } = (schema as z.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return objectShape(def.shape);
    case "array":
      return eachOf(outputShape(def.element));
    case "optional":
    case "nullable":
    case "readonly":
      return unlessEmpty(outputShape(def.innerType));
    case "record":
      return valuesOf(outputShape(def.valueType));
    case "union":
      return def.options.every((option) => outputShape(option) === null) ? null : parsed(schema);
    case "string":
    case "number":
    case "boolean":
    case "null":
    case "undefined":
    case "enum":
    case "literal":
    case "unknown":
    case "any":
      return null;
    default:
      return parsed(schema);
  }
}

const parsed = (schema: z.$ZodType) => (value: unknown) => z.parse(schema, value);

function objectShape(fields: z.$ZodLooseShape): Shape {
  const shapes = Object.entries(fields).map(([name, schema]) => ({ name, shape: outputShape(schema as z.$ZodType) }));
  return (value) => {
    const given = value as Record<string, unknown>;
    const copy: Record<string, unknown> = {};
    for (const { name, shape } of shapes) {
      const field = given[name];
      if (field !== undefined) copy[name] = shape === null ? field : shape(field);
    }
    return copy;
  };
}

const eachOf = (shape: Shape): Shape => shape && ((value) => (value as unknown[]).map(shape));

const unlessEmpty = (shape: Shape): Shape =>
  shape && ((value) => (value === null || value === undefined ? value : shape(value)));

const valuesOf = (shape: Shape): Shape =>
  shape &&
  ((value) => Object.fromEntries(Object.entries(value as object).map(([name, field]) => [name, shape(field)])));
