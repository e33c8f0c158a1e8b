/** As the list of the administration: capital letters and accents only where nothing else differs, numbers by their value. */
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Words by which people and programs name what they have copied, in a folder or a file: of two identical files the other one
 * is the photo.
 */
const copyWords =
  /(?:^|[\s_.(-])(?:copi[ae](?: di)?|cop(?:y|ies)(?: of)?|kopien?(?: von)?|duplicat[eio]s?|duplikate?|doppioni)(?=$|[\s_.()\d-])|\(\d+\)(?=\.\w+$|$)/i;

/** The order in which the photos of a delivery are made: folder by folder and by number; copies come last. */
export function inOrder<Chosen extends { path: string }>(files: readonly Chosen[]): Chosen[] {
  const keyed = files.map((file) => ({
    file,
    isCopy: isCopy(file.path),
    parts: file.path.normalize('NFC').split('/'),
  }));
  return keyed
    .toSorted((a, b) => Number(a.isCopy) - Number(b.isCopy) || compareParts(a.parts, b.parts))
    .map(({ file }) => file);
}

const isCopy = (path: string): boolean => path.split('/').some((part) => copyWords.test(part));

function compareParts(a: readonly string[], b: readonly string[]): number {
  for (const [index, part] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const difference = compare(part, other);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
