import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContextServer } from 'vike/types';
import type { Language } from '../../src/contract/languages.js';
import { type LegalAnchor, legalAnchors, legalUpdated } from './legal-anchors.js';
import { type LegalFacts, legalFacts } from './legal-facts.js';
import type { LegalPage } from './legal-pages.js';
import type { LegalDocument, LegalTexts } from './legal-text.js';
import { legalTexts as de } from './texts/de/legal-texts.js';
import { legalTexts as en } from './texts/en/legal-texts.js';
import { legalTexts as it } from './texts/it/legal-texts.js';

const texts: Record<Language, LegalTexts> = { it, en, de };

/** A legal page's `+data`. Server only: the texts are long, and only the one that is read travels. */
export const legalData =
  (page: LegalPage) =>
  ({ language, site }: PageContextServer): LegalDocument =>
    legalDocument(page, language, legalFacts(site, language));

export function legalDocument<Page extends LegalPage>(
  page: Page,
  language: Language,
  facts: LegalFacts,
): LegalDocument {
  const { lead, sections } = texts[language][page](facts);
  const anchors: readonly LegalAnchor<Page>[] = legalAnchors[page];
  return {
    page,
    updated: legalUpdated[page],
    lead: asHtml(lead),
    sections: anchors.map((id) => ({ id, title: sections[id].title, html: asHtml(sections[id].body) })),
  };
}

/** The number of an article stays on the line of its "art.". */
const asHtml = (text: ReactNode): string =>
  renderToStaticMarkup(text).replace(/\b(artt?|arts|n|no|nr)\. (?=\d)/gi, '$1.\u00a0');
