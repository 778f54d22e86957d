import * as z from "zod/mini";

/** What columns of such rows look like. */
export const columnsOf = <Fields extends z.core.$ZodLooseShape>(row: z.ZodMiniObject<Fields>) =>
  z.object(
    Object.fromEntries(Object.entries(row.shape).map(([field, schema]) => [field, z.array(schema)])) as {
      [Field in keyof Fields]: z.ZodMiniArray<Fields[Field]>;
    },
  );
