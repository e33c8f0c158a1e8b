import { isCorporateName } from '../corporate-name.js';

/** schema.org of who made a photograph: an Organization or a Person. @param holder the institution that holds it */
export const creatorLd = (author: string, holder: string | null): object => ({
  '@type': isCorporateName(author, holder) ? 'Organization' : 'Person',
  name: author,
});
