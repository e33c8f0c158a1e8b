import { languages } from '../../src/contract/languages.js';
import { legalAnchors } from './legal-anchors.js';
import { legalDocument } from './legal-document.js';
import type { LegalFacts } from './legal-facts.js';
import { type LegalPage, textPages } from './legal-pages.js';
import type { LegalDocument } from './legal-text.js';

const facts = (stated: Partial<LegalFacts> = {}): LegalFacts => ({
  siteName: 'Trieste di ieri',
  operator: {
    name: 'Comune di Esempio',
    address: 'Piazza Grande 1, 34121 Trieste',
    email: 'archivio@comune.example',
    privacyEmail: 'privacy@comune.example',
  },
  defaultLicense: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  shareTargets: 'Facebook e X',
  privacyVersion: '1.0',
  removalSteps: ['Trova', 'Scrivi', 'Rispondiamo', 'Verifichiamo', 'Rimuoviamo'].map((title) => ({ title, text: '…' })),
  origin: 'https://archive.example.org',
  examples: { photo: 12, entity: 3, ark: 'ark:12345/p1120' },
  rates: { reads: '900', key: '600', images: '1.800' },
  to: (path) => path,
  ...stated,
});
const withoutFacts = facts({
  operator: { name: null, address: null, email: null, privacyEmail: null },
  defaultLicense: null,
  shareTargets: null,
  examples: { photo: 1, entity: 1, ark: null },
});

const whole = ({ lead, sections }: LegalDocument): string => [lead, ...sections.map(({ html }) => html)].join('\n');
const words = (html: string): string =>
  html
    .replace(/<\/?(?:a|strong|em|code|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const tags = (html: string): string[] => html.match(/<(?:table|tr|ul|ol|li|code|blockquote)\b/g) ?? [];

const everyText = textPages.flatMap((page) => languages.map((language) => [page, language] as const));

describe.each(everyText)('the text of /%s in %s', (page, language) => {
  it('has a title and a text for every section', () => {
    const { sections } = legalDocument(page, language, facts());
    expect(sections.map(({ id }) => id)).toEqual([...legalAnchors[page]]);
    for (const { title, html } of sections) {
      expect(title).not.toBe('');
      expect(words(html).length).toBeGreaterThan(40);
    }
  });

  it('has the structure of the Italian one', () => {
    const shapes = (of: typeof language) =>
      legalDocument(page, of, facts()).sections.map(({ id, html }) => [id, tags(html)]);
    expect(shapes(language)).toEqual(shapes('it'));
  });

  it('links only to sections that exist', () => {
    const text = whole(legalDocument(page, language, facts()));
    const goals = [...text.matchAll(/href="(?:\/(\w+))?#([\w-]+)"/g)].filter(([, of]) => of !== 'about');
    for (const [, of, anchor] of goals) expect(legalAnchors[(of ?? page) as LegalPage]).toContain(anchor);
  });

  it('reads well where the installation states nothing about itself', () => {
    const text = words(whole(legalDocument(page, language, withoutFacts)));
    expect(text).not.toMatch(/\b(?:null|undefined)\b|\(\s*\)|\s[,.;:)]|,\s*[,.]/);
    expect(text).not.toContain('@');
  });
});

describe.each(languages)('in %s', (language) => {
  it('names what the site stores in a browser', () => {
    const text = words(whole(legalDocument('cookies', language, facts())));
    const stored = [
      'session',
      'csrf',
      'csrf_id',
      'device',
      'preferred_language',
      'theme',
      'map-view',
      'archive-view',
      'annotations',
      'search-key',
      'cookie-consent',
    ];
    for (const name of [...stored, 'home-entities', 'unfinished-uploads', 'veduta-v1.3'])
      expect(text).toContain(` ${name}`);
  });

  it('names the data controller and how to reach it', () => {
    const text = words(whole(legalDocument('privacy', language, facts())));
    expect(text).toContain('Comune di Esempio, Piazza Grande 1, 34121 Trieste');
    expect(text).toContain('privacy@comune.example');
    expect(text).not.toContain('archivio@comune.example');
  });

  it('explains the twelve rights statements and the eight of Creative Commons', () => {
    const text = whole(legalDocument('licenses', language, facts()));
    expect(text.match(/https:\/\/rightsstatements\.org\/vocab\//g)).toHaveLength(12);
    expect(new Set(text.match(/https:\/\/creativecommons\.org\/[\w/.-]+\/deed\.\w+/g)).size).toBe(8);
    expect(text).toContain('SVOX Pico (Apache 2.0)');
  });

  it('promises an answer within 24 hours and describes the five steps', () => {
    const { sections } = legalDocument('terms', language, facts());
    const { html } = sections.find(({ id }) => id === 'rimozione')!;
    expect(html).toContain('24');
    expect(html.match(/<li>/g)).toHaveLength(5);
    expect(html).toContain('/about#rimozione');
  });
});
