/** The pages that say who runs the archive and by which rules, by their addresses: `/privacy` … */
export const legalPages = ['privacy', 'cookies', 'terms', 'licenses', 'accessibility'] as const;
export type LegalPage = (typeof legalPages)[number];
