import type { EntityManager } from 'typeorm';
import type { SlugKind } from './slugs.js';

/** Describes a kind of record to the writer. */
export interface RecordDescription<Row extends SluggedRow> {
  kind: Exclude<SlugKind, 'fonds'>;
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
  /** What else must be true once these fields of these rows have changed. */
  afterChange?(changes: readonly ChangedRow<Row>[], tx: EntityManager): Promise<void>;
}

/** A row as it is after a change, and the names of the fields that differ. */
export interface ChangedRow<Row> {
  row: Row;
  changed: readonly string[];
}

export interface SluggedRow {
  id: number;
  slug: string;
}
