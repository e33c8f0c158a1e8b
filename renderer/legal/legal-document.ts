import Mustache from 'mustache';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContextServer } from 'vike/types';
import { legalTexts } from 'virtual:legal-texts';
import type { Language } from '../../src/contract/languages.js';
import { type LegalFacts, legalFacts } from './legal-facts.js';
import type { LegalPage } from './legal-pages.js';
import type { LegalDocument } from './legal-text.js';
import { RemovalSteps } from './RemovalSteps.js';

/** A legal page's `+data`. Server only: the texts are long, and only the one that is read travels. */
export const legalData =
  (page: LegalPage) =>
  ({ language, site }: PageContextServer): LegalDocument =>
    legalDocument(page, language, legalFacts(site, language));

/** A text as HTML, with the values of this installation. */
export function legalDocument(page: LegalPage, language: Language, facts: LegalFacts): LegalDocument {
  const { updated, lead, sections } = legalTexts[language][page];
  const values = {
    ...facts,
    removalSteps: renderToStaticMarkup(RemovalSteps(facts)),
    to: () => (path: string) => facts.to(path),
  };
  return {
    page,
    updated,
    lead: filledIn(lead, values),
    sections: sections.map((section) => ({ ...section, html: filledIn(section.html, values) })),
  };
}

/** The number of an article stays on the line of its "art.". */
const filledIn = (template: string, values: object): string =>
  Mustache.render(template, values, {}, { escape: renderToStaticMarkup }).replace(
    /\b(artt?|arts|n|no|nr)\. (?=\d)/gi,
    '$1.\u00a0',
  );
