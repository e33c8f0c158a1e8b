/**
 * The parts of a document that make up most of its bytes, as HTML. Vike searches and copies a document several times while
 * it assembles it, so it gets a short mark in place of each part; the server puts the parts in afterwards.
 */
export interface DocumentParts {
  /** What React rendered. */
  page?: string;
}

export const documentMarks: Record<keyof DocumentParts, string> = { page: '<!--PAGE-->' };

/** The document with its parts in the place of their marks. */
export function withParts(document: string, parts: DocumentParts): string {
  // As a function, because a string after which is searched for `$` would be changed.
  return parts.page === undefined ? document : document.replace(documentMarks.page, () => parts.page ?? '');
}
