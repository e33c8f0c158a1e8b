import type { EntityManager } from 'typeorm';
import { findPhotosWithScans } from '../../photos/upload/photos-with-scans.js';
import type { PhotoDecision } from './photo-decision.js';

/**
 * Says of each record which gets a picture that another one has, byte by byte, which that is: one of the archive, by its title and
 * the last part of its address, or an earlier row of this step, by its title and its row. As with uploads both are kept, and share
 * one original; `newPhotoOfRow` leaves it to the staff whether the second one is published.
 * @param decided whose pictures are stored in this transaction
 */
export async function findRepeatedPictures(decided: readonly PhotoDecision[], tx: EntityManager): Promise<void> {
  const pictured = decided.filter(({ received }) => received !== undefined);
  if (pictured.length === 0) return;
  const archived = await findPhotosWithScans(
    pictured.map(({ received }) => received!.sha256),
    tx,
  );
  const earlier = new Map([...archived].map(([sha256, { title, slug }]) => [sha256, `${title} (${slug})`]));
  for (const decision of pictured) {
    const { sha256 } = decision.received!;
    const other = earlier.get(sha256);
    earlier.set(sha256, other ?? ownName(decision));
    if (other === undefined) continue;
    decision.repeatsPicture = true;
    say(decision, other);
  }
}

/**
 * Says the same in a dry run, which reads no pictures, of those that an earlier row has named; not of other files with the same content.
 * @param named the title and the row that has named each file first, by its path
 */
export function findFilesNamedAgain(decided: readonly PhotoDecision[], named: Map<string, string>): void {
  for (const decision of decided) {
    const { outcome, picture, present } = decision;
    if (outcome === 'refused' || !picture) continue;
    const other = named.get(picture.path);
    if (other === undefined) named.set(picture.path, ownName(decision));
    else if (!present?.originalSha256) say(decision, other);
  }
}

const ownName = ({ row, metadata, present }: PhotoDecision): string =>
  `${metadata?.title ?? present?.title ?? ''} (${row})`;

function say({ mapped: { sources }, picture, messages }: PhotoDecision, other: string): void {
  messages.push({
    code: 'file_repeated',
    column: sources['file'] ?? null,
    value: `${picture?.path ?? ''} = ${other}`,
    refuses: false,
  });
}
