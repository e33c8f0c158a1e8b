import type { DocumentKind } from './search-document.js';

/** A document of an index that is not what its record says: it is not there, is another one, or has no public record. */
export interface Difference {
  kind: DocumentKind;
  id: number;
  is: 'missing' | 'outdated' | 'superfluous';
}
