import type { LegalPage } from './legal-pages.js';

/** The sections of each text in their order. Others link to these anchors, so they are the same in all languages and must not change. */
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
