/**
 * Paragraphs of content. «[words](/path)» links to a screen, «- » begins an item of a list, «1. » a step; lines of one
 * kind after another form one list.
 */
export type Text = readonly string[];

export interface HelpArticle {
  /** In the address: /help?topic=…; the same in every language. */
  id: string;
  question: string;
  answer: Text;
}
export interface HelpGroup {
  key: string;
  title: string;
  articles: readonly HelpArticle[];
}

export interface GuideSection {
  /** In the address, after #; the same in every language. */
  id: string;
  title: string;
  text: Text;
}
export interface GuideChapter {
  /** In the address: /documentation/…; the same in every language. */
  key: string;
  title: string;
  /** One sentence: what the chapter is for. */
  lead: string;
  sections: readonly GuideSection[];
}
