import type { EntityManager } from 'typeorm';
import type { Actor } from './actor.js';
import type { RecordChangeRow } from './change-sets.repository.js';
import type { PartOwner } from './part-owners.js';

/** A change with the owner of the part that it changed. */
export interface OwnedChange {
  change: RecordChangeRow;
  owner: PartOwner;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** The fields in which a later edit is a conflict. */
  fields: string[];
}

/** The current values of records by their ids. */
export type Present = Map<number, Partial<Record<string, unknown>>>;

/** Successive changes that their owner reads and reverts together, where there are several; the others alone. */
export function runsOf(changes: OwnedChange[]): OwnedChange[][] {
  const runs: OwnedChange[][] = [];
  let records = new Set<number>();
  for (const each of changes) {
    const last = runs.at(-1);
    const { recordId } = each.change;
    if (last && each.owner.revertMany && last[0]?.owner === each.owner && !records.has(recordId)) last.push(each);
    else {
      runs.push([each]);
      records = new Set();
    }
    records.add(recordId);
  }
  return runs;
}

/** The current values of what these changes of one owner have changed; locks the records. */
export async function findPresent(run: OwnedChange[], tx: EntityManager): Promise<Present> {
  const { owner } = run[0]!;
  const fields = [...new Set(run.flatMap((each) => each.fields))];
  const ids = run.map(({ change }) => change.recordId);
  if (owner.findManyLocked) return owner.findManyLocked(ids, fields, tx);
  const present: Present = new Map();
  for (const id of ids) {
    const values = await owner.findLocked(id, fields, tx);
    if (values) present.set(id, values);
  }
  return present;
}

/** Locks records of one kind in the order of their ids: together where one of the owners can. */
export async function lockRecords(changes: OwnedChange[], tx: EntityManager): Promise<void> {
  const owner = changes.find((each) => each.owner.findManyLocked)?.owner;
  const ids = [...new Set(changes.map(({ change }) => change.recordId))].toSorted((one, other) => one - other);
  if (owner?.findManyLocked) await owner.findManyLocked(ids, [], tx);
  else for (const run of runsOf(changes.toSorted(inOrderOfLocks))) await findPresent(run, tx);
}

/**
 * Records are locked in one order, whichever change set is reverted, so that two reversals, or one and an edit, cannot
 * deadlock. The order of the names of the kinds is the one in which edits lock them: a contribution or an entity before its
 * photos, a photo before its removal requests and its tags.
 */
export const inOrderOfLocks = ({ change: a }: OwnedChange, { change: b }: OwnedChange): number =>
  a.kind === b.kind ? a.recordId - b.recordId : a.kind < b.kind ? -1 : 1;

/** @param run changes of one owner, several only where it can revert them together */
export async function writeBefore(run: OwnedChange[], actor: Actor, tx: EntityManager): Promise<void> {
  const parts = run.map(({ change: { recordId }, before, after }) => ({ recordId, before, after }));
  const { owner } = run[0]!;
  if (owner.revertMany && parts.length > 1) await owner.revertMany(parts, actor, tx);
  else for (const part of parts) await owner.revert(part, actor, tx);
}
