/** What a person agrees to, with the version of the text that stands there; a changed text gets a new version. */
export const consentTexts = { privacy: '1.0', newsletter: '1.0' } as const;
export type ConsentKind = keyof typeof consentTexts;
