import type { Photo } from './photo.js';

type Credited = Pick<Photo, 'creditLine' | 'author' | 'source'>;

/** Whom to name with a photo: the credit line of its holder, else its author and source; null where nobody is known. */
export const creditText = ({ creditLine, author, source }: Credited): string | null =>
  creditLine ?? ([...new Set([author, source])].filter(Boolean).join(', ') || null);

/** The credit and the licence in one line. */
export const copyrightNotice = (photo: Credited & Pick<Photo, 'license'>): string | null =>
  [creditText(photo), photo.license].filter(Boolean).join('. ') || null;
