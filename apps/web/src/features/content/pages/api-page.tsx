import { latePart } from "#shared/ui/states/late-part.tsx";
import { ChapterFrame } from "../components/chapter-frame.tsx";
import { API_CHAPTER } from "../model/chapters.ts";

const ApiReference = latePart(async () => (await import("../components/api-reference.tsx")).ApiReference);

/** The chapter that is made from the contract; the contract comes with this page alone, after its HTML. */
export function ApiPage() {
  return (
    <ChapterFrame chapter={API_CHAPTER}>
      <ApiReference />
    </ChapterFrame>
  );
}
