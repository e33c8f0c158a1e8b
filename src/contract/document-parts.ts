/**
 * The parts of a document that make up most of its bytes. Vike searches and copies a document several times while it
 * assembles it, so it gets a short mark in place of each part; the server puts the parts in afterwards.
 */
export interface DocumentParts {
  /** The HTML that React rendered, in UTF-8. */
  page?: Uint8Array;
  /** The page's data as JSON. */
  data?: string;
}

/** Neither can come from an archive's texts: in HTML `<` is escaped, in JSON `"`. */
export const documentMarks = { page: '<!--PAGE-->', data: '@DATA@' } as const;

/**
 * The document in pieces, in order, its parts in the place of their marks: the page first, then the data. Joined, an archive
 * page is a string of more than 65,536 characters, one of them outside of Latin-1: V8 maps memory of its own for each such
 * string, which costs more than a millisecond.
 */
export function piecesOf(document: string, { page, data }: DocumentParts): (string | Uint8Array)[] {
  const pieces: (string | Uint8Array)[] = [];
  let rest = document;
  for (const [mark, part] of [
    [documentMarks.page, page],
    [`"${documentMarks.data}"`, data],
  ] as const) {
    const at = part === undefined ? -1 : rest.indexOf(mark);
    if (part === undefined || at < 0) continue;
    pieces.push(rest.slice(0, at), part);
    rest = rest.slice(at + mark.length);
  }
  return [...pieces, rest];
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
