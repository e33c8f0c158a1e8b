import type { LegalPage } from './legal-pages.js';

/** A text in one language, in HTML with the placeholders of its installation. */
export interface LegalText {
  /** The day on which it last changed its meaning, as ISO 8601. */
  updated: string;
  /** What the page is about, in a sentence or two. */
  lead: string;
  sections: { id: string; title: string; html: string }[];
}

/** The texts of a language. */
export type LegalTexts = Record<LegalPage, LegalText>;

/** A text as its page receives it: filled in on the server, so that no visitor downloads the other languages or pages. */
export interface LegalDocument extends LegalText {
  page: LegalPage;
}
