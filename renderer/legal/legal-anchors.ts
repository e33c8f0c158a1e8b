import type { LegalPage } from './legal-pages.js';

/** The sections of each text in their order. An anchor is an address that others link to: one for all languages. */
export const legalAnchors = {
  privacy: [
    'in-breve',
    'titolare',
    'visite',
    'account',
    'contributi',
    'messaggi',
    'newsletter',
    'ritratti',
    'conservazione',
    'destinatari',
    'sicurezza',
    'diritti',
    'modifiche',
  ],
  cookies: ['in-breve', 'cookie', 'memoria-locale', 'consenso', 'terze-parti', 'scelte'],
  terms: [
    'servizio',
    'uso',
    'account',
    'contributi',
    'condotta',
    'rimozione',
    'programmi',
    'responsabilita',
    'legge',
    'modifiche',
  ],
  licenses: [
    'leggere',
    'creative-commons',
    'rightsstatements',
    'senza-indicazione',
    'citare',
    'dimostrazione',
    'caratteri',
    'software',
  ],
  accessibility: ['impegno', 'conformita', 'aiuti', 'limiti', 'preparazione', 'segnalazioni', 'ricorso'],
} as const satisfies Record<LegalPage, readonly string[]>;

export type LegalAnchor<Page extends LegalPage> = (typeof legalAnchors)[Page][number];

/** The day on which a text last changed its meaning. */
export const legalUpdated: Record<LegalPage, string> = {
  privacy: '2026-11-20',
  cookies: '2026-11-20',
  terms: '2026-11-20',
  licenses: '2026-11-20',
  accessibility: '2026-11-20',
};
