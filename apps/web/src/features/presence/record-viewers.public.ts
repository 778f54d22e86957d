import { latePart } from "#shared/ui/states/late-part.tsx";

/** Who else looks at a record: nobody waits for it. Apart from what the shell uses, which loads with every page. */
export const RecordViewers = latePart(async () => (await import("./components/record-viewers.tsx")).RecordViewers, {
  isQuiet: true,
});
