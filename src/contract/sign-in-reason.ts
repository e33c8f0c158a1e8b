/** Why a visitor is asked to sign in: to save a photo or an entity, to save a search, to suggest something, or to propose a photo. */
export const signInReasons = ['favorite', 'bookmark', 'search', 'suggestion', 'proposal'] as const;
export type SignInReason = (typeof signInReasons)[number];

/** The reason that the query of the sign-in page names; null if it names none. */
export const signInReasonOf = (text: string | null | undefined): SignInReason | null =>
  signInReasons.find((reason) => reason === text) ?? null;
