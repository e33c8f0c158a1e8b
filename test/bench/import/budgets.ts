/** What the bench of imports and exports allows. */
export const budgets = {
  /** How many times more CPU time a record may cost in ten times as many; it is less where the start of a command varies. */
  growth: 1.3,
  /** A cheaper record counts as this many CPU milliseconds: the start of a command varies by as much for each of 2,000. */
  leastMs: 0.5,
  /** MB of a command: Node.js and the modules take 200, and V8 collects late as long as the machine has room. */
  peakMb: 600,
  /** How many times more memory ten times as many records may take. */
  peakGrowth: 2,
  /** Bytes of the database for each record that a second delivery changes: old and new texts of five fields, and the page around them. */
  differenceBytes: 2_000,
  /** How many times longer a visitor may wait for a list while an import runs beside it: two processes share the processors then. */
  slowed: 4,
  /** Milliseconds of an answer about an import. */
  answerMs: 500,
};
