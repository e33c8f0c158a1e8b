/** The texts of content/legal, compiled by legal-texts-plugin.ts. */
declare module 'virtual:legal-texts' {
  export const legalTexts: Record<
    import('../../src/contract/languages.js').Language,
    import('./legal-text.js').LegalTexts
  >;
}
