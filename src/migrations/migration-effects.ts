/** What a migration does to tables that were there before it. Left out is what it does to none. */
export interface MigrationEffects {
  /** Written anew, all rows. */
  rewrites?: string[];
  /** Get another index. */
  indexes?: string[];
  /** Whose rows it changes. */
  writes?: string[];
  /** That nobody can read until it is done. */
  locks?: string[];
}

/** Tables that take long when they have many rows. */
export const longTables = ({ rewrites = [], indexes = [], writes = [] }: MigrationEffects): string[] => [
  ...new Set([...rewrites, ...indexes, ...writes]),
];
