import { useMedia } from "#shared/hooks/use-media.ts";

/** Whether the sentences, the graph and the settings stand side by side; classes say it as `min-[85rem]`. */
export const useIsBeside = (): boolean => useMedia("(width >= 85rem)");
