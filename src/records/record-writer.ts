import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../history/actor.js';
import { History } from '../history/history.js';
import { PartOwners } from '../history/part-owners.js';
import type { RecordedChange } from '../history/recorded-parts.js';
import { changedFields, currentValues } from '../platform/database/changed-fields.js';
import { type PublicChange, PublicChanges } from './public-changes.js';
import { type SlugKind, Slugs } from './slugs.js';

/** Describes a kind of record to the writer. */
export interface RecordDescription<Row extends SluggedRow> {
  kind: SlugKind;
  row: new () => Row;
  /** The part of the history that holds a field; also the published cause. */
  partOf(field: string): 'metadata' | 'cover' | 'audio';
  isPublic(row: Row): boolean;
  /** A removed record cannot be changed. */
  isRemoved(row: Row): boolean;
  /** The fields that the slug is made from. */
  slugFields: readonly string[];
  /** The slug that the record should have; null when it keeps its current one. */
  wantedSlug(row: Row, tx: EntityManager): Promise<string | null>;
  /** The patch with what follows from it: fields of which one says what another says. */
  complete?(patch: Partial<Row>, row: Row): Partial<Row>;
  /** What else must be true once these fields of the row have changed. */
  afterChange?(row: Row, changed: string[], tx: EntityManager): Promise<void>;
}

interface SluggedRow {
  id: number;
  slug: string;
}

interface Change<Row> {
  /** The stored row, locked. */
  row: Row;
  patch: Partial<Row>;
  /** Replaces the slug that follows from the patch. */
  slug?: string;
  actor: Actor;
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

  /**
   * Writes the changed fields; does nothing when none differs. After a new slug the former one redirects to the record.
   * Resolves with the row as stored, except for `updatedAt`.
   */
  async change<Row extends SluggedRow>(
    description: RecordDescription<Row>,
    { row, patch, slug, actor }: Change<Row>,
    tx: EntityManager,
  ): Promise<Row> {
    const { kind } = description;
    const changed = changedFields(row, description.complete?.(patch, row) ?? patch);
    if (Object.keys(changed).length === 0) return row;
    const newSlug =
      slug ?? (await this.newSlug(description, Object.assign({}, row, changed), Object.keys(changed), tx));
    const after: Partial<Row> = { ...changed, ...(newSlug !== row.slug && { slug: newSlug }) };
    await tx.update(description.row, { id: row.id } as object, after as object);
    if (after.slug) await this.slugs.saveFormer(kind, row.slug, row.id, tx);
    const parts = [...new Set(Object.keys(changed).map((field) => description.partOf(field)))];
    await this.history.record(
      parts.map((part) => {
        const fields = pick(after, (field) =>
          field === 'slug' ? part === 'metadata' : description.partOf(field) === part,
        );
        const before = currentValues(row, fields);
        return { kind, recordId: row.id, part, action: 'changed', before, after: fields } as RecordedChange;
      }),
      actor,
      tx,
    );
    if (description.isPublic(row))
      this.publicChanges.publish(
        parts.map((cause) => ({ kind, id: row.id, cause }) as PublicChange),
        tx,
      );
    const written = Object.assign({}, row, after);
    await description.afterChange?.(written, Object.keys(changed), tx);
    return written;
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
        revert: async ({ recordId, before, after }, actor, tx) => {
          const row = await this.findLocked(description, recordId, tx);
          if (!row) return;
          const { slug, ...patch } = before as Partial<Row>;
          // If the slug has changed since, it is made again from the reverted fields.
          const isLast = (after as Partial<Row>).slug === row.slug;
          await this.change(
            description,
            { row, patch: patch as Partial<Row>, slug: isLast ? slug : undefined, actor },
            tx,
          );
        },
      });
  }

  private async newSlug<Row extends SluggedRow>(
    { kind, slugFields, wantedSlug }: RecordDescription<Row>,
    row: Row,
    changed: string[],
    tx: EntityManager,
  ): Promise<string> {
    if (!slugFields.some((field) => changed.includes(field))) return row.slug;
    const wanted = await wantedSlug(row, tx);
    return wanted === null ? row.slug : this.slugs.free(kind, wanted, tx, row.id);
  }
}

const pick = <Fields extends object>(fields: Fields, matches: (field: string) => boolean): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => matches(field))) as Partial<Fields>;
