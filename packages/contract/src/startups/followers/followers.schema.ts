import * as z from "zod/mini";

/** The seats around a startup: who follows it, by what they do, and nobody by name. */
export const startupFollowers = z.object({
  total: z.int(),
  /** Of how many organizations they are members. */
  organizations: z.int(),
  by_role: z.object({
    founder: z.int(),
    investor: z.int(),
    evaluator: z.int(),
    mentor: z.int(),
    public: z.int(),
  }),
  /** The reader is among them. */
  is_following: z.boolean(),
});
export type StartupFollowers = z.infer<typeof startupFollowers>;
