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

/** One literal for each schema: objects of one form are copied and written as JSON in a fraction of the time. JSON leaves out what is not there. */
function objectShape(fields: z.$ZodLooseShape): Shape {
  const shapes = Object.values(fields).map((schema) => outputShape(schema as z.$ZodType));
  const copied = Object.keys(fields).map((name, index) => {
    const field = `given[${JSON.stringify(name)}]`;
    return `${JSON.stringify(name)}: ${shapes[index] === null ? field : `${field} === undefined ? undefined : shapes[${index}](${field})`}`;
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- Of the contract's names alone.
  return new Function("shapes", `return (given) => ({ ${copied.join(", ")} });`)(shapes) as Shape;
}

const eachOf = (shape: Shape): Shape => shape && ((value) => (value as unknown[]).map(shape));

const unlessEmpty = (shape: Shape): Shape =>
  shape && ((value) => (value === null || value === undefined ? value : shape(value)));

const valuesOf = (shape: Shape): Shape =>
  shape &&
  ((value) => Object.fromEntries(Object.entries(value as object).map(([name, field]) => [name, shape(field)])));
