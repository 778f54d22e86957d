/** Lets go of all that this device keeps of what was read; what is on screen is kept again once it is asked for again. */
export const forgetKept = async (): Promise<void> => {
  const { deleteAllAnswers } = await import("./kept-database.ts");
  await deleteAllAnswers();
};
