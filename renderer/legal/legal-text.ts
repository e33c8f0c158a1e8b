import type { ReactNode } from 'react';
import type { LegalAnchor } from './legal-anchors.js';
import type { LegalFacts } from './legal-facts.js';
import type { LegalPage } from './legal-pages.js';

/** A text as it is written, in one language; the order of its sections is that of the anchors. */
export interface LegalText<Page extends LegalPage> {
  /** What the page is about, in a sentence or two. */
  lead: ReactNode;
  sections: Record<LegalAnchor<Page>, { title: string; body: ReactNode }>;
}

export type WriteLegalText<Page extends LegalPage> = (facts: LegalFacts) => LegalText<Page>;

/** The five texts of a language. */
export type LegalTexts = { [Page in LegalPage]: WriteLegalText<Page> };

/** A text as its page receives it: rendered on the server, so that no visitor downloads the other languages or pages. */
export interface LegalDocument {
  page: LegalPage;
  /** ISO 8601. */
  updated: string;
  /** HTML, as all of `html`. */
  lead: string;
  sections: { id: string; title: string; html: string }[];
}
