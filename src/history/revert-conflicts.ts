import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { LaterChange } from '../contract/change-set.js';
import { type FieldTouch, laterChange } from './change-sets.repository.js';
import { findPresent, type OwnedChange, runsOf } from './owned-change.js';

/** By change and field. */
export type TouchedFields = Map<string, FieldTouch>;

export const touchedFields = (touches: FieldTouch[]): TouchedFields =>
  new Map(touches.map((touch) => [`${touch.changeId} ${touch.field}`, touch]));

/** The ids of records with conflicts. @param changes of records of one kind */
export async function conflictingRecords(
  changes: OwnedChange[],
  touches: TouchedFields,
  tx: EntityManager,
): Promise<Set<number>> {
  const conflicting = new Set<number>();
  for (const run of runsOf(changes)) {
    const present = await findPresent(run, tx);
    for (const each of run) {
      const { recordId } = each.change;
      if (conflictsOf(each, present.get(recordId) ?? null, touches).length > 0) conflicting.add(recordId);
    }
  }
  return conflicting;
}

/** Later edits that are not reverted, and fields whose value is no longer the one that the change wrote. */
export function conflictsOf(
  { change, owner, before, after, fields }: OwnedChange,
  present: object | null,
  touches: TouchedFields,
): LaterChange[] {
  const now = asJson(present ?? {});
  const isUntouched = present && owner.isUntouched?.(now, { before, after });
  const isLeft = (field: string): boolean => isUntouched ?? isSame(now[field], after[field]);
  const bySet = new Map<FieldTouch['changeSetId'] | undefined, { touch?: FieldTouch; names: string[] }>();
  for (const field of fields) {
    const touch = touches.get(`${change.id} ${field}`);
    if (present && isLeft(field) && !touch?.stands) continue;
    const names = [...(bySet.get(touch?.changeSetId)?.names ?? []), field];
    bySet.set(touch?.changeSetId, { touch, names });
  }
  return [...bySet.values()].map(({ touch, names }) => laterChange(change, names, touch));
}

/** What was recorded before a language was added lacks its texts, which are null now. */
const isSame = (now: unknown, recorded: unknown): boolean =>
  isDeepStrictEqual(withoutNulls(now), withoutNulls(recorded));

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(parts.map(([name, part]) => [name, withoutNulls(part)]));
}

const asJson = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
