import type { RecordValues } from './record-values.js';

/** A field that two people have changed at the same time, to different values. */
export interface RecordConflict {
  field: string;
  mine: string;
  theirs: string;
}

interface Versions {
  /** The values that the form began with. */
  base: RecordValues;
  mine: RecordValues;
  /** The values as somebody else has stored them meanwhile. */
  theirs: RecordValues;
}

/** The fields that both have changed, and differently. */
export const recordConflicts = ({ base, mine, theirs }: Versions): RecordConflict[] =>
  Object.keys(base).flatMap((field) => {
    const [was, own = '', other = ''] = [base[field], mine[field], theirs[field]];
    return own !== was && other !== was && own !== other ? [{ field, mine: own, theirs: other }] : [];
  });

/** The values of both: what only one has changed is theirs or mine, and of a conflict what was chosen. */
export const mergedValues = ({ base, mine, theirs }: Versions, chosen: ReadonlySet<string>): RecordValues => {
  const both = new Set(recordConflicts({ base, mine, theirs }).map(({ field }) => field));
  return Object.fromEntries(
    Object.keys(base).map((field) => {
      const isTheirs = both.has(field) ? chosen.has(field) : mine[field] === base[field];
      return [field, (isTheirs ? theirs[field] : mine[field]) ?? ''];
    }),
  );
};
