/** How institutions and firms are named in the three languages; what matches none of these words is a person. */
const ofInstitutions =
  /\b(?:agen[zc]\w*|agency|archiv\w*|bibliote\w*|bibliothek|library|comune|fondazione|foundation|stiftung|fototeca|istituto|institute?|muse[oi]|museums?|soprintendenza|societ\u00e0|society|gesellschaft|studio|atelier|ditta|fratelli|press|verlag|editore)\b/iu;

/** Whether a name is that of an institution or a firm. @param holder the institution that holds the photo */
export const isCorporateName = (name: string, holder: string | null): boolean =>
  name === holder || ofInstitutions.test(name);
