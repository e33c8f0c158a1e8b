/**
 * Words at the end of the names of files by which scanners and archives tell the sides of an object apart: `1234_r.tif` and
 * `1234_v.tif`, `-fronte` and `-retro`, `Vorderseite` and `Rückseite`. Letters that only count, such as a and b, are none.
 */
const words = {
  front: ['r', 'recto', 'fronte', 'front', 'vs', 'vorderseite', 'spredaj'],
  back: ['v', 'verso', 'retro', 'back', 'rs', 'rückseite', 'rueckseite', 'zadaj'],
} as const;

/** A word that says "back" by itself, so that the name without it may be that of the front. */
const shortestClearWord = 4;
const separators = ' _-.';
const brackets = '()[]';

type Side = keyof typeof words;

/** Two of the files, by their places in the list. */
export interface PairOfSides {
  front: number;
  back: number;
}

interface NamedSide {
  /** The name of the object: the path without the word and the ending of the file. */
  object: string;
  word: string;
  side: Side;
}

/**
 * The files that are the front and the back of one object by their names. Capitals and the Unicode form of letters do not matter,
 * nor the endings of files. Without its other side, or where an object has several files of one side, a file is no pair.
 * @param paths with folders; files of different folders are of different objects
 */
export function pairsOfSides(paths: readonly string[]): PairOfSides[] {
  const stems = paths.map(stemOf);
  const objects = new Map<string, Record<Side, { place: number; word: string }[]>>();
  for (const [place, stem] of stems.entries()) {
    const named = sideOf(stem);
    if (!named) continue;
    const sides = objects.get(named.object) ?? { front: [], back: [] };
    objects.set(named.object, sides);
    sides[named.side].push({ place, word: named.word });
  }
  const places = placesByStem(stems);
  return [...objects].flatMap(([object, { front, back }]) => {
    const [marked, verso] = [front[0], back[0]];
    const unmarked = places.get(object) ?? [];
    if (!verso || back.length > 1 || front.length + unmarked.length !== 1) return [];
    if (marked) return [{ front: marked.place, back: verso.place }];
    return verso.word.length >= shortestClearWord ? [{ front: unmarked[0]!, back: verso.place }] : [];
  });
}

/** In lower case, without the ending of the file. */
function stemOf(path: string): string {
  const plain = path.normalize('NFC').toLowerCase();
  const dot = plain.lastIndexOf('.');
  return dot > plain.lastIndexOf('/') + 1 ? plain.slice(0, dot) : plain;
}

function sideOf(stem: string): NamedSide | null {
  const end = lastOutside(stem, brackets, stem.length);
  for (const side of ['front', 'back'] as const)
    for (const word of words[side]) {
      if (!stem.slice(0, end).endsWith(word)) continue;
      const begin = end - word.length;
      const objectEnd = lastOutside(stem, separators + brackets, begin);
      const object = stem.slice(0, objectEnd);
      if (objectEnd < begin && object !== '' && !object.endsWith('/')) return { object, word, side };
    }
  return null;
}

/** Where a text ends without these characters at its end. */
function lastOutside(text: string, characters: string, from: number): number {
  let end = from;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return end;
}

function placesByStem(stems: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, stem] of stems.entries()) places.set(stem, [...(places.get(stem) ?? []), place]);
  return places;
}
