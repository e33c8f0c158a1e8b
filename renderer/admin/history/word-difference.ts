/** A piece of a text, and whether the other text has it too. */
export interface TextPart {
  text: string;
  isOther: boolean;
}

export interface WordDifference {
  before: TextPart[];
  after: TextPart[];
}

/** More words than this are compared as a whole: the table below grows with their product. */
const wordsMax = 1500;

/** Which words two texts do not have in common: the longest common sequence of words and spaces is unmarked. */
export function wordDifference(before: string, after: string): WordDifference {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (old.length > wordsMax || fresh.length > wordsMax)
    return { before: [{ text: before, isOther: true }], after: [{ text: after, isOther: true }] };
  const lengths = commonLengths(old, fresh);
  const parts: WordDifference = { before: [], after: [] };
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      append(parts.before, old[i]!, false);
      append(parts.after, fresh[j]!, false);
      i += 1;
      j += 1;
    } else if (j >= fresh.length || (i < old.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      append(parts.before, old[i]!, true);
      i += 1;
    } else {
      append(parts.after, fresh[j]!, true);
      j += 1;
    }
  }
  return parts;
}

/** Words, spaces and punctuation marks. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];

/** For every pair of positions, the length of the longest common sequence of what follows. */
function commonLengths(old: string[], fresh: string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: fresh.length + 1 }, () => 0));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        old[i] === fresh[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}

/** Neighbours of the same kind are one part. */
function append(parts: TextPart[], text: string, isOther: boolean): void {
  const last = parts.at(-1);
  if (last?.isOther === isOther) last.text += text;
  else parts.push({ text, isOther });
}
