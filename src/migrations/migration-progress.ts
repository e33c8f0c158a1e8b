import type { MigrationInterface } from 'typeorm';

const reminderMs = 15_000;

/**
 * Writes a line when each of these migrations begins, one every 15 seconds while it runs, and one with its duration: a database
 * with many photos takes minutes for some.
 * @param pending in the order in which they run
 */
export function announce(pending: MigrationInterface[], log: (line: string) => void): void {
  for (const [at, migration] of pending.entries()) {
    const name = wordsOf(migration.name ?? '');
    const up = migration.up.bind(migration);
    migration.up = async (runner) => {
      log(`Migrating the database, ${at + 1} of ${pending.length}: ${name} …`);
      const begun = Date.now();
      const seconds = (): string => ((Date.now() - begun) / 1000).toFixed(1);
      const reminder = setInterval(() => log(`Still migrating: ${name}, ${seconds()} s`), reminderMs);
      try {
        await up(runner);
        log(`Migrated: ${name}, ${seconds()} s`);
      } finally {
        clearInterval(reminder);
      }
    };
  }
}

/** `SeriesOfPhotos1795390000000` → `series of photos` */
export const wordsOf = (name: string): string =>
  name
    .replace(/\d+$/, '')
    .replace(/(?!^)[A-Z]/g, ' $&')
    .toLowerCase();
