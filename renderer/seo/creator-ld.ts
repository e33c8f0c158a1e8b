/** How institutions and firms are named in the three languages; what matches none of these words is a person. */
const ofInstitutions =
  /\b(?:agen[zc]\w*|agency|archiv\w*|bibliote\w*|bibliothek|library|comune|fondazione|foundation|stiftung|fototeca|istituto|institute?|muse[oi]|museums?|soprintendenza|societ\u00e0|society|gesellschaft|studio|atelier|ditta|fratelli|press|verlag|editore)\b/iu;

/** schema.org of who made a photograph: an Organization or a Person. @param holder the institution that holds it */
export const creatorLd = (author: string, holder: string | null): object => ({
  '@type': author === holder || ofInstitutions.test(author) ? 'Organization' : 'Person',
  name: author,
});
