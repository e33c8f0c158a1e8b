/** A part of two texts: in both, only in the former one, or only in the new one. */
export interface DifferencePart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above this product of the numbers of words, texts are shown whole: comparing them would take too long. */
const comparedMax = 1_000_000;

/**
 * The words that differ between two texts, in reading order, what was removed before what was added. White space belongs to
 * the word before it, so that the parts of each side together are its text.
 */
export function valueDifference(before: string, after: string): DifferencePart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length * now.length > comparedMax) return joined([removed(before), added(after)]);
  const common = commonLengths(old, now);
  const parts: DifferencePart[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [word = '', other = ''] = [old[at], now[to]];
    if (at < old.length && to < now.length && word.trim() === other.trim()) {
      parts.push({ kind: 'same', text: other });
      at += 1;
      to += 1;
    } else if (to === now.length || (at < old.length && lengthAt(common, at + 1, to) >= lengthAt(common, at, to + 1))) {
      parts.push(removed(word));
      at += 1;
    } else {
      parts.push(added(other));
      to += 1;
    }
  }
  return joined(parts);
}

const removed = (text: string): DifferencePart => ({ kind: 'removed', text });
const added = (text: string): DifferencePart => ({ kind: 'added', text });

const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

/** The length of the longest common run of words from each pair of places on. */
function commonLengths(old: string[], now: string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0));
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1)
      lengths[at]![to] =
        old[at]!.trim() === now[to]!.trim()
          ? lengthAt(lengths, at + 1, to + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1));
  return lengths;
}

const lengthAt = (lengths: number[][], at: number, to: number): number => lengths[at]?.[to] ?? 0;

/** Neighbours of the same kind become one part, and within a change what was removed comes first. */
function joined(parts: DifferencePart[]): DifferencePart[] {
  const result: DifferencePart[] = [];
  for (const part of parts.filter(({ text }) => text !== '')) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}
