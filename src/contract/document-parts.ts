/**
 * The parts of a document that make up most of its bytes. Vike searches and copies a document several times while it
 * assembles it, so it gets a short mark in place of each part; the server puts the parts in afterwards.
 */
export interface DocumentParts {
  /** The HTML that React rendered. */
  page?: string;
  /** The page's data as JSON. */
  data?: string;
}

/** Neither can come from an archive's texts: in HTML `<` is escaped, in JSON `"`. */
export const documentMarks = { page: '<!--PAGE-->', data: '@DATA@' } as const;

/** The document with its parts in the place of their marks. */
export function withParts(document: string, { page, data }: DocumentParts): string {
  // The replacement is a function, because `$` means something in a string.
  const withData = data === undefined ? document : document.replace(`"${documentMarks.data}"`, () => data);
  return page === undefined ? withData : withData.replace(documentMarks.page, () => page);
}

/**
 * A page's data as it is written in the document, for Vike's own parser: `<` is escaped, so that no text ends the
 * script element; a text that begins with `!` gets a second one, because Vike marks with one what JSON has no words for.
 * Data come from the API, so they hold nothing but JSON.
 */
export const dataAsJson = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replace(/(?<=[:[,])"!/g, '"!!');
