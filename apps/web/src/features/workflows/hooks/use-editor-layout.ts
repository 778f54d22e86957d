import { useMedia } from "#shared/hooks/use-media.ts";

/**
 * What of the editor stands side by side: from 1180 px sentences, graph and settings, from 900 px sentences and graph, below that
 * the graph alone; on phones the sentences alone. Classes say it as `min-[73.75rem]`, `min-[56.25rem]` and `md`. Until a browser
 * knows its size, sentences are written where they belong and hidden by these classes; settings come with the browser.
 */
export function useEditorLayout() {
  return {
    isGraphBeside: useMedia("(width >= 48rem)"),
    areWordsBeside: useMedia("(width < 48rem), (width >= 56.25rem)", true),
    areSettingsBeside: useMedia("(width >= 73.75rem)"),
  };
}
