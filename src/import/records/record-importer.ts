import type { EntityManager } from 'typeorm';
import type { Mapping } from '../../contract/exchange/mapping.js';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import type { ConflictChoice, RowOutcome } from '../../contract/import.js';
import type { Actor } from '../../history/actor.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import type { Picture, PictureSource } from '../pictures/picture-source.js';
import type { StoredFieldChange } from './field-changes.js';
import type { References } from './references.js';

/** What is to become of a row. */
export interface Decision {
  row: number;
  outcome: RowOutcome;
  messages: RowMessage[];
  /** The record that is there, and in what the row differs from it. */
  recordChange?: { recordId: number; changes: StoredFieldChange[] };
  /** The picture that the row names, where its table has pictures. */
  picture?: Picture | null;
}

/** What the decisions on the rows of a table depend on, besides the archive. */
export interface ImportContext {
  mapping: Mapping;
  /** Null in a dry run. */
  importId: number | null;
  archiveId: string;
  publishes: boolean;
  /** New photos and cards get the numbers that their identifiers have, where these are free. */
  keepsNumbers: boolean;
  pictures: PictureSource | null;
  /** What the rows name, which each step looks up; a dry run adds to it what it would create. */
  references: References;
  /** The row that has had an identifier first. */
  seen: Map<string, number>;
  /** Of a dry run: the record that has named each picture first, by the path of the picture. */
  namedFiles?: Map<string, string>;
  /** Decisions on single conflicts, by row and column. */
  choices: RowChoices;
}

/** What it depends on which files the rows of a table bring. */
export type PreparedContext = Pick<ImportContext, 'mapping' | 'archiveId' | 'pictures' | 'references'>;

export type RowChoices = ReadonlyMap<number, ReadonlyMap<string, ConflictChoice>>;

/** What was decided of some rows of a table at once. */
export interface StepDone {
  place: number;
  decided: Decision[];
  /** The rows of the step, in their order, as they stand in the file. */
  rows: Pick<MappedRow, 'row' | 'cells'>[];
}

/** What was received for the rows of a step. */
export interface Prepared {
  /** Lets go of what was not used. */
  discard(): Promise<void>;
}

/** Imports the rows of one table of the archive. */
export interface RecordImporter<Decided extends Decision = Decision> {
  /** Decides on rows and writes nothing: a dry run is all decisions. */
  decide(rows: MappedRow[], context: ImportContext, manager: EntityManager): Promise<Decided[]>;

  /**
   * Receives what takes its time, such as pictures, before the transaction of these rows begins: of every row whose record is new, or
   * has none yet. It decides nothing, and what it receives for a row that is refused is let go of.
   */
  prepare?(rows: MappedRow[], context: PreparedContext, manager: EntityManager): Promise<Prepared>;

  /**
   * Does what was decided; refused rows are skipped.
   * @throws DomainError when a record was changed or deleted since the decision; nothing of the step may be committed then
   */
  write(
    decided: Decided[],
    context: ImportContext,
    actor: Actor,
    tx: EntityManager,
    prepared: Prepared | null,
  ): Promise<void>;
}
