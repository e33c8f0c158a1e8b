const transliterations: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * The words of a text as a copy indexes and finds them: lower case, without accents, `ß` as `ss`; a word with umlauts also as
 * it is written without them (`müller`: `muller`, `mueller`). The text may have tags.
 */
export function copiedWords(text: string): string[] {
  const words =
    text
      .replace(/<[^<>]*>/g, ' ')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.flatMap((word) => {
    const plain = withoutAccents(word);
    const writtenOut = withoutAccents(word.replace(/[äöü]/g, (character) => transliterations[character] ?? character));
    return writtenOut === plain ? plain : [plain, writtenOut];
  });
}

/** Longer words are cut: nobody types them whole. */
const wordMax = 40;

const withoutAccents = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').slice(0, wordMax);
