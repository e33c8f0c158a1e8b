import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Actor } from '../history/actor.js';
import { History } from '../history/history.js';
import { type PartChange, PartOwners } from '../history/part-owners.js';
import type { RecordedChange } from '../history/recorded-parts.js';
import { changedFields, currentValues } from '../platform/database/changed-fields.js';
import { updateRows } from '../platform/database/update-rows.js';
import { type PublicChange, PublicChanges } from './public-changes.js';
import type { RecordDescription, SluggedRow } from './record-description.js';
import { Slugs } from './slugs.js';
import { slugsOfChanges } from './slugs-of-changes.js';

interface Change<Row> {
  /** The stored row, locked. */
  row: Row;
  patch: Partial<Row>;
  /** Replaces the slug that follows from the patch. */
  slug?: string;
}

/** A change that is written. */
interface Made<Row> {
  row: Row;
  changed: Partial<Row>;
  parts: ReturnType<RecordDescription<Row & SluggedRow>['partOf']>[];
  /** The changed fields, and the slug where it is another one. */
  after: Partial<Row>;
}

/** Writes changes of records together with their slugs, their history and their public changes. */
@Injectable()
export class RecordWriter {
  constructor(
    private readonly history: History,
    private readonly slugs: Slugs,
    private readonly publicChanges: PublicChanges,
    private readonly partOwners: PartOwners,
  ) {}

  /** The record, its row locked until the transaction ends. */
  findLocked<Row extends SluggedRow>(
    { row }: RecordDescription<Row>,
    id: number,
    tx: EntityManager,
  ): Promise<Row | null> {
    return tx.findOne(row, { where: { id } as object, lock: { mode: 'pessimistic_write' } });
  }

  /** The records of these numbers that there are, locked: in the order of their ids, so that two of these cannot deadlock. */
  async findManyLocked<Row extends SluggedRow>(
    { row }: RecordDescription<Row>,
    ids: readonly number[],
    tx: EntityManager,
  ): Promise<Map<number, Row>> {
    const rows = await tx.find(row, {
      where: { id: In(ids) } as object,
      order: { id: 'ASC' } as object,
      lock: { mode: 'pessimistic_write' },
    });
    return new Map(rows.map((each) => [each.id, each]));
  }

  /**
   * Writes the changed fields; does nothing when none differs. After a new slug the former one redirects to the record.
   * Resolves with the row as stored, except for `updatedAt`.
   */
  async change<Row extends SluggedRow>(
    description: RecordDescription<Row>,
    change: Change<Row>,
    actor: Actor,
    tx: EntityManager,
  ): Promise<Row> {
    const [written] = await this.changeMany(description, [change], actor, tx);
    return written!;
  }

  /** `change` of many records, each once: a few statements, however many they are. Resolves with the rows in their order. */
  async changeMany<Row extends SluggedRow>(
    description: RecordDescription<Row>,
    changes: readonly Change<Row>[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<Row[]> {
    const changing = changes.flatMap(({ row, patch, slug }) => {
      const changed = changedFields(row, description.complete?.(patch, row) ?? patch);
      return Object.keys(changed).length === 0 ? [] : [{ row, changed, ...(slug !== undefined && { slug }) }];
    });
    if (changing.length === 0) return changes.map(({ row }) => row);
    const slugs = await slugsOfChanges(this.slugs, description, changing, tx);
    const made = changing.map(({ row, changed }, place): Made<Row> => {
      const slug = slugs[place]!;
      const parts = [...new Set(Object.keys(changed).map((field) => description.partOf(field)))];
      return { row, changed, parts, after: { ...changed, ...(slug !== row.slug && { slug }) } };
    });
    const rows = made.map(({ row: { id }, after }) => ({ id, after }));
    await updateRows(description.row, rows, tx);
    const former = made.filter(({ after }) => after.slug).map(({ row: { id, slug } }) => ({ id, slug }));
    await this.slugs.saveFormer(description.kind, former, tx);
    await this.record(description, made, actor, tx);
    const written = new Map(made.map(({ row, after }) => [row.id, Object.assign({}, row, after)]));
    await description.afterChange?.(
      made.map(({ row, changed }) => ({ row: written.get(row.id)!, changed: Object.keys(changed) })),
      tx,
    );
    return changes.map(({ row }) => written.get(row.id) ?? row);
  }

  /** The history of changes, and what is public of them. */
  private async record<Row extends SluggedRow>(
    description: RecordDescription<Row>,
    made: readonly Made<Row>[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const { kind } = description;
    const recorded = made.flatMap(({ row, after, parts }) =>
      parts.map((part) => {
        const fields = pick(after, (field) =>
          field === 'slug' ? part === 'metadata' : description.partOf(field) === part,
        );
        const before = currentValues(row, fields);
        return { kind, recordId: row.id, part, action: 'changed', before, after: fields } as RecordedChange;
      }),
    );
    await this.history.record(recorded, actor, tx);
    const shown = made.filter(({ row }) => description.isPublic(row));
    this.publicChanges.publish(
      shown.flatMap(({ row: { id }, parts }) => parts.map((cause) => ({ kind, id, cause }) as PublicChange)),
      tx,
    );
  }

  /** Makes changes of these parts revertible: they are reverted by `change`, as they were made. */
  ownParts<Row extends SluggedRow>(
    description: RecordDescription<Row>,
    parts: ReturnType<RecordDescription<Row>['partOf']>[],
  ): void {
    for (const part of parts)
      this.partOwners.register<'entity', typeof part>(description.kind as 'entity', part, {
        derived: ['slug'] as never,
        findLocked: async (id, fields, tx) => {
          const row = await this.findLocked(description, id, tx);
          return row && !description.isRemoved(row) ? pick(row, (field) => fields.includes(field)) : null;
        },
        findManyLocked: async (ids, fields, tx) => {
          const rows = [...(await this.findManyLocked(description, ids, tx)).values()];
          const changeable = rows.filter((row) => !description.isRemoved(row));
          return new Map(changeable.map((row) => [row.id, pick(row, (field) => fields.includes(field))]));
        },
        revert: (change, actor, tx) => this.putBack(description, [change as PartChange], actor, tx),
        revertMany: (changes, actor, tx) => this.putBack(description, changes as PartChange[], actor, tx),
      });
  }

  /** Reverts changes of different records. */
  private async putBack<Row extends SluggedRow>(
    description: RecordDescription<Row>,
    changes: readonly PartChange[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const ids = changes.map(({ recordId }) => recordId);
    const rows = await this.findManyLocked(description, ids, tx);
    const putBack = changes.flatMap(({ recordId, before, after }) => {
      const row = rows.get(recordId);
      if (!row) return [];
      const { slug, ...patch } = before as Partial<Row>;
      // If the slug has changed since, it is made again from the reverted fields.
      const isLast = (after as Partial<Row>).slug === row.slug;
      return { row, patch: patch as Partial<Row>, ...(isLast && slug !== undefined && { slug }) };
    });
    await this.changeMany(description, putBack, actor, tx);
  }
}

const pick = <Fields extends object>(fields: Fields, matches: (field: string) => boolean): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => matches(field))) as Partial<Fields>;
