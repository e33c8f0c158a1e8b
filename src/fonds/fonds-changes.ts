import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError, type ErrorCode, invalidField } from '../contract/errors.js';
import type { FondsChange, FondsFields, NewFonds } from '../contract/fonds.js';
import { propertyNames } from '../contract/metadata/field.js';
import { fondsMetadata } from '../contract/metadata/fonds.js';
import { fondsSlug, isSlug } from '../contract/slug.js';
import type { Actor } from '../history/actor.js';
import { partOfRow, PartOwners } from '../history/part-owners.js';
import { changedFields, currentValues } from '../platform/database/changed-fields.js';
import { checkVersion } from '../platform/database/version-of.js';
import { definedOnly } from '../platform/defined-only.js';
import { ChangeRecorder } from '../records/change-recorder.js';
import { Existence } from '../records/existence.js';
import { Slugs } from '../records/slugs.js';
import { checkChanged, checkNew } from './check-fonds.js';
import { withCompleteDate } from './fonds-date.js';
import { fondsFields } from './fonds.presenter.js';
import { FondsRow } from './fonds.row.js';

/** A new fonds under the id that was reserved for it. */
type CreatedFonds = NewFonds & {
  id: number;
  /** The address that it has had elsewhere, and gets where it is free. */
  slug?: string;
};

/** Creates, changes and deletes fonds, which are in a hierarchy (docs/adr/0083). Each change can be reverted. */
@Injectable()
export class FondsChanges {
  private readonly existence: Existence<'fonds'>;

  constructor(
    private readonly recorder: ChangeRecorder,
    private readonly slugs: Slugs,
    partOwners: PartOwners,
  ) {
    const findLocked = partOfRow((id: number, tx: EntityManager) => this.findLocked(id, tx), fondsFields);
    partOwners.register('fonds', 'metadata', {
      derived: ['slug'],
      findLocked,
      revert: async ({ recordId, before, after }, actor, tx) => {
        const row = await this.get(recordId, tx);
        const { slug, ...patch } = before;
        // If the slug has changed since, it is made again from the reverted title.
        const isLast = slug !== undefined && after.slug === row.slug;
        await this.write(row, { patch, ...(isLast && { slug }) }, actor, tx);
      },
    });
    this.existence = new Existence('fonds', 'fonds', recorder);
    this.existence.ownedBy(
      {
        findLocked,
        restore: (id, fonds, actor, tx) => this.restore({ ...fonds, id }, actor, tx),
        remove: (id, actor, tx) => this.removeEmpty(id, actor, tx),
      },
      partOwners,
    );
  }

  /** Resolves with the id of the new one. @throws DomainError validation_failed, as `createMany` */
  async create(fonds: NewFonds, actor: Actor, tx: EntityManager): Promise<number> {
    const [id] = await this.reserveIds(1, tx);
    await this.createMany([{ ...fonds, id: id! }], actor, tx);
    return id!;
  }

  /** The ids of fonds that `createMany` will create: known before, so that some of these can be in others. */
  async reserveIds(count: number, tx: EntityManager): Promise<number[]> {
    const rows = await tx.query<{ id: number }[]>(
      `select nextval(pg_get_serial_sequence('fonds', 'id'))::integer as id from generate_series(1, $1)`,
      [count],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * A few statements, however many they are.
   * @throws DomainError validation_failed: `field_taken` for the reference code of another, or of another of these; `choice_gone` for a
   *   parent that does not exist, `level_too_low` for one whose level is not a higher one, `field_required` for a series of nothing
   */
  async createMany(created: readonly CreatedFonds[], actor: Actor, tx: EntityManager): Promise<void> {
    if (created.length === 0) return;
    await lockFonds(tx);
    const wanted = created.map(({ slug, ...fonds }) => (isSlug(slug) ? slug : fondsSlug(fonds)));
    const slugs = await this.slugs.freeMany('fonds', wanted, tx);
    const rows = created.map(({ id, slug: _wanted, ...fonds }, place) => ({
      ...nothing,
      ...withCompleteDate(definedOnly(fonds), nothing),
      level: fonds.level,
      title: fonds.title,
      slug: slugs[place]!,
      id,
    }));
    await checkNew(rows, tx);
    await tx.insert(
      FondsRow,
      rows.map((row) => ({ ...row })),
    );
    const states = rows.map(({ id, ...after }) => ({ id, after }));
    await this.existence.recordCreated(states, actor, tx);
  }

  /** A new title makes a new slug; the former one redirects. @throws DomainError not_found, record_outdated; as `create` */
  async change(id: number, { version, ...patch }: FondsChange, actor: Actor, tx: EntityManager): Promise<void> {
    const row = await this.get(id, tx);
    checkVersion(fondsFields(row), version);
    await this.write(row, { patch }, actor, tx);
  }

  /** @throws DomainError not_found; fonds_has_parts, fonds_in_use with the number of what is in it */
  async remove(id: number, actor: Actor, tx: EntityManager): Promise<void> {
    const row = await this.get(id, tx);
    const [inside] = await tx.query<[{ parts: number; photos: number }]>(
      `select (select count(*)::int from fonds where parent_id = $1) as parts,
         (select count(*)::int from photos where fonds_id = $1 and status <> 'removed') as photos`,
      [id],
    );
    if (inside.parts > 0) throw new DomainError('fonds_has_parts', { count: inside.parts });
    if (inside.photos > 0) throw new DomainError('fonds_in_use', { count: inside.photos });
    await tx.delete(FondsRow, { id });
    await this.existence.record(id, { before: fondsFields(row), after: null }, actor, tx);
  }

  /** Reverts a creation. @throws DomainError validation_failed when something is in it by now */
  private async removeEmpty(id: number, actor: Actor, tx: EntityManager): Promise<void> {
    try {
      await this.remove(id, actor, tx);
    } catch (error) {
      if (error instanceof DomainError && inUse.includes(error.code)) throw invalidField('fonds');
      throw error;
    }
  }

  private async write(
    row: FondsRow,
    { patch, slug }: { patch: Partial<FondsFields>; slug?: string },
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const changed = changedFields<FondsFields, Partial<FondsFields>>(row, withCompleteDate(definedOnly(patch), row));
    if (Object.keys(changed).length === 0) return;
    const { id } = row;
    const wanted = { ...row, ...changed };
    await checkChanged(wanted, tx);
    const own = slug ?? ('title' in changed ? await this.slugs.free('fonds', fondsSlug(wanted), tx, id) : row.slug);
    const after = { ...changed, ...(own !== row.slug && { slug: own }) };
    if ('parentId' in after) await lockPhotosIn(id, tx);
    await tx.update(FondsRow, { id }, after);
    if (after.slug !== undefined) await this.slugs.saveFormer('fonds', [{ slug: row.slug, id }], tx);
    await this.recorder.changed(
      'fonds.metadata',
      { id, before: currentValues<FondsFields>(row, after), after },
      actor,
      tx,
    );
  }

  /** Reverts a deletion. @throws DomainError validation_failed when it can no longer be what it was */
  private async restore(
    { id, ...stored }: FondsFields & { id: number },
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    await lockFonds(tx);
    // Fields that are newer than its deletion are empty.
    const fields: FondsFields = { ...nothing, ...stored, slug: await this.slugs.free('fonds', stored.slug, tx, id) };
    await checkNew([{ ...fields, id }], tx);
    await tx.insert(FondsRow, { ...fields, id });
    await this.existence.record(id, { before: null, after: fields }, actor, tx);
  }

  /** Nobody else changes the hierarchy until the transaction ends; a photo that is to be put in this one waits. */
  private async findLocked(id: number, tx: EntityManager): Promise<FondsRow | null> {
    await lockFonds(tx);
    return tx.findOne(FondsRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  private async get(id: number, tx: EntityManager): Promise<FondsRow> {
    const row = await this.findLocked(id, tx);
    if (!row) throw new DomainError('not_found');
    return row;
  }
}

const inUse: readonly ErrorCode[] = ['fonds_has_parts', 'fonds_in_use'];

/** A fonds of which nothing is known. */
const nothing = {
  ...Object.fromEntries(propertyNames(fondsMetadata).map((name) => [name, null])),
  parentId: null,
} as unknown as FondsFields;

/** Until the transaction ends, nobody else changes fonds: they are few, and so are their editors. */
async function lockFonds(tx: EntityManager): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('fonds', 0))`);
}

/** Photos before the fonds, as who edits a photo does: the other order could end in a deadlock. */
async function lockPhotosIn(id: number, tx: EntityManager): Promise<void> {
  await tx.query(
    `select from photos where fonds_id in (select fonds_id from fonds_lines where ancestor_id = $1)
     order by id for no key update`,
    [id],
  );
}
