/** The pages that say who runs the archive and by which rules, by their addresses: `/privacy` … */
export const legalPages = ['privacy', 'cookies', 'terms', 'licenses', 'accessibility'] as const;
/** All pages with a text of the archive about itself: those, and the one for who writes programs. */
export const textPages = [...legalPages, 'developers'] as const;
export type LegalPage = (typeof textPages)[number];
