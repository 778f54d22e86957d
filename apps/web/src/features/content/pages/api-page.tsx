import { ApiReference } from "../components/api-reference.tsx";
import { ChapterFrame } from "../components/chapter-frame.tsx";
import { API_CHAPTER } from "../model/chapters.ts";

/** The chapter that is made from the contract; the contract comes with this page alone. */
export function ApiPage() {
  return (
    <ChapterFrame chapter={API_CHAPTER}>
      <ApiReference />
    </ChapterFrame>
  );
}
