/** What the bench of imports and exports allows. */
export const budgets = {
  /** How many times more CPU time a record may cost in ten times as many; it is less where the start of a command varies. */
  growth: 1.3,
  /**
   * CPU milliseconds by which the start of a command varies on a busy machine, and by which PostgreSQL does meanwhile. Records that cost
   * less together are not told apart from that.
   */
  variesMs: { start: 1_000, postgres: 400 },
  /** MB of a command: Node.js and the modules take 200. */
  peakMb: 300,
  /** How many times more memory ten times as many records may take. */
  peakGrowth: 1.4,
  /** Bytes of the database for each record that a second delivery changes: old and new texts of five fields, and the page around them. */
  differenceBytes: 2_000,
  /** How many times longer a visitor may wait for a list while an import runs beside it: two processes share the processors then. */
  slowed: 4,
  /** Milliseconds of an answer about an import. */
  answerMs: 500,
};
