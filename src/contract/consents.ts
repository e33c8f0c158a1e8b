/** What a person can agree to, with the version of the current text. Increase it when the text changes. */
export const consentTexts = { privacy: '1.0', newsletter: '1.0' } as const;
export type ConsentKind = keyof typeof consentTexts;
