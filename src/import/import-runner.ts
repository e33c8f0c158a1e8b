import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Mapping } from '../contract/exchange/mapping.js';
import type { ExchangeTable } from '../contract/exchange/tables.js';
import { DomainError } from '../contract/errors.js';
import type { Actor } from '../history/actor.js';
import { History } from '../history/history.js';
import { starterOf } from '../history/started-by.js';
import { ArchiveIdentity } from '../records/archive-identity.js';
import { ImportClaims } from './import-claims.js';
import type { ImportRecord } from './import-record.js';
import { ImportRowsRepository } from './import-rows.repository.js';
import { ImportsRepository } from './imports.repository.js';
import { Importers } from './importers.js';
import type { MappedRow } from './mapping/mapped-row.js';
import { RowMapper } from './mapping/row-mapper.js';
import type { PictureSource } from './pictures/picture-source.js';
import type { TableRow } from '../contract/exchange/table-shape.js';
import type { Decision, ImportContext, StepDone } from './records/record-importer.js';
import { References } from './records/references.js';

/** Rows of a step. */
const rowsOfStep = 500;
/** With pictures they are fewer, since a transaction waits until these are stored: so many, or as many as have so many bytes. */
const rowsWithPictures = { least: 25, most: 250, bytes: 32 * 1024 * 1024 };
const tablesWithPictures: readonly ExchangeTable[] = ['defaultCovers', 'photos'];

/** Cards have files where their audio guides are named. */
const takesFiles = ({ table, rules }: Mapping): boolean =>
  tablesWithPictures.includes(table) || (table === 'entities' && rules.some(({ to }) => to.startsWith('audioFile_')));

/** What an import reads from: its tables by their place, and the pictures beside them. */
export interface ImportSource {
  rows(place: number): AsyncIterable<TableRow>;
  pictures: PictureSource | null;
}

/**
 * Makes imports in steps of some hundred rows. What a step has done is stored in the transaction that does it, so an import
 * goes on after a crash where it was, and imports no row twice. All steps add to one change set.
 */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsRepository,
    private readonly rows: ImportRowsRepository,
    private readonly claims: ImportClaims,
    private readonly importers: Importers,
    private readonly identity: ArchiveIdentity,
    private readonly history: History,
  ) {}

  /**
   * What the import would do, step by step; nothing is written.
   * @param import `id`: of one that is stored, whose decisions hold; `tables` with their mappings, in the order of `exchangeTables`
   */
  async *dryRun(
    { id, tables, publishes }: Pick<ImportRecord, 'tables' | 'publishes'> & Partial<Pick<ImportRecord, 'id'>>,
    source: ImportSource,
  ): AsyncGenerator<StepDone> {
    const archiveId = await this.identity.read();
    const { manager } = this.dataSource;
    const references = new Map<string, References>();
    for (const [place, { mapping, shape }] of tables.entries()) {
      const { collection, table } = mapping;
      const known = references.get(collection) ?? new References({ archiveId, collection });
      references.set(collection, known);
      const { pictures } = source;
      const context: ImportContext = {
        mapping,
        importId: null,
        archiveId,
        publishes,
        keepsNumbers: false,
        pictures,
        references: known,
        seen: new Map(),
        namedFiles: new Map(),
        choices: id === undefined ? new Map() : await this.rows.findChoices(id, place),
      };
      const mapper = new RowMapper(mapping, shape.columns, shape.format);
      for await (const rows of inSteps(source.rows(place), mapper, rowsOfStep)) {
        const decided = await this.importers.of(table).decide(rows, context, manager);
        markPictures(decided, pictures);
        yield { place, decided, rows };
      }
    }
  }

  /**
   * Goes on with an import where it was, until it is done or somebody pauses or cancels it.
   * @param onStep called after each step that is stored
   * @throws DomainError import_under_way when another process is at work on it
   */
  run(
    id: number,
    source: ImportSource,
    signal: AbortSignal,
    onStep: (step: StepDone) => void = () => undefined,
  ): Promise<void> {
    return this.claims.hold(id, () => this.runClaimed(id, source, { signal, onStep }));
  }

  private async runClaimed(id: number, source: ImportSource, how: HowToRun): Promise<void> {
    const archiveId = await this.identity.read();
    const begun = await this.imports.find(id);
    if (!begun) throw new DomainError('import_not_found');
    if (begun.place === 0 && begun.lastRow === 0) begun.keepsNumbers = await this.imports.decideOnNumbers(id);
    for (let { place } = begun; place < begun.tables.length; place += 1) {
      const after = place === begun.place ? begun.lastRow : 0;
      if (!(await this.runTable(begun, { place, after, archiveId }, source, how))) return;
    }
    await this.dataSource.transaction(async (tx) => {
      const record = await this.imports.findLocked(id, tx);
      if (record?.state === 'running') await this.imports.setState(id, 'done', tx);
    });
  }

  /** False when the import is no longer to be run. */
  private async runTable(
    { id, tables, publishes, keepsNumbers }: ImportRecord,
    { place, after, archiveId }: { place: number; after: number; archiveId: string },
    source: ImportSource,
    { signal, onStep }: HowToRun,
  ): Promise<boolean> {
    const { mapping, shape } = tables[place]!;
    const { pictures } = source;
    const mapper = new RowMapper(mapping, shape.columns, shape.format);
    const takesPictures = takesFiles(mapping);
    const base = {
      mapping,
      importId: id,
      archiveId,
      publishes,
      keepsNumbers,
      pictures: takesPictures ? pictures : null,
      seen: new Map<string, number>(),
      choices: await this.rows.findChoices(id, place),
    };
    const size = takesPictures && pictures ? await rowsOf(pictures) : rowsOfStep;
    for await (const rows of inSteps(rowsAfter(source.rows(place), after), mapper, size)) {
      if (signal.aborted) return false;
      const decided = await this.step(id, { place, rows, base });
      if (!decided) return false;
      markPictures(decided, pictures);
      onStep({ place, decided, rows });
    }
    return true;
  }

  /** Null when the import is no longer to be run. Where one row stands in the way of the others, they are imported one by one. */
  private async step(id: number, step: Step): Promise<Decision[] | null> {
    try {
      return await this.tryStep(id, step);
    } catch (error) {
      if (!(error instanceof DomainError) || notOfARow.has(error.code)) throw error;
      const [only, ...others] = step.rows;
      if (only && others.length === 0) return this.refuse(id, { ...step, only }, error);
      const decided: Decision[] = [];
      for (const row of step.rows) {
        const one = await this.step(id, { ...step, rows: [row] });
        if (!one) return null;
        decided.push(...one);
      }
      return decided;
    }
  }

  private async tryStep(id: number, { place, rows, base }: Step): Promise<Decision[] | null> {
    const importer = this.importers.of(base.mapping.table);
    const { manager } = this.dataSource;
    const prepared = importer.prepare
      ? await importer.prepare(rows, { ...base, references: referencesOf(base) }, manager)
      : null;
    try {
      return await this.dataSource.transaction(async (tx) => {
        await this.claims.takeTurn(tx);
        const record = await this.imports.findLocked(id, tx);
        if (record?.state !== 'running') return null;
        assertNotDone(record, { place, rows });
        const context: ImportContext = { ...base, references: referencesOf(base) };
        const decided = await importer.decide(rows, context, tx);
        const isWritten = decided.some(({ outcome }) => outcome === 'created' || outcome === 'changed');
        const actor = isWritten ? await this.actorOf(record, tx) : { source: 'import' };
        await importer.write(decided, context, actor, tx, prepared);
        await this.rows.saveStep(id, { place, decided, rows }, tx);
        return decided;
      });
    } finally {
      await prepared?.discard();
    }
  }

  private refuse(
    id: number,
    { place, only }: Step & { only: MappedRow },
    { code }: DomainError,
  ): Promise<Decision[] | null> {
    const decision: Decision = {
      row: only.row,
      outcome: 'refused',
      messages: [{ code: 'record_refused', column: null, value: code, refuses: true }],
    };
    return this.dataSource.transaction(async (tx) => {
      const record = await this.imports.findLocked(id, tx);
      if (record?.state !== 'running') return null;
      await this.rows.saveStep(id, { place, decided: [decision], rows: [only] }, tx);
      return [decision];
    });
  }

  /** Adds to the import's change set, which the first change creates. */
  private async actorOf(record: ImportRecord, tx: EntityManager): Promise<Actor> {
    const actor: Actor = { source: 'import', viewer: starterOf(record), importId: record.id };
    if (record.changeSetId !== null) return { ...actor, changeSetId: record.changeSetId };
    const changeSetId = await this.history.openSet(actor, tx);
    await this.imports.setChangeSet(record.id, 'change_set_id', changeSetId, tx);
    return { ...actor, changeSetId };
  }
}

interface HowToRun {
  signal: AbortSignal;
  onStep: (step: StepDone) => void;
}

/** What importing the rows one by one would not mend. */
const notOfARow = new Set<string>(['storage_full', 'import_under_way']);

/** A claim ends with its connection, and then another process may have gone on. @throws DomainError import_under_way */
function assertNotDone(record: ImportRecord, { place, rows }: Pick<Step, 'place' | 'rows'>): void {
  const isBefore = place < record.place || (place === record.place && (rows[0]?.row ?? 0) <= record.lastRow);
  if (isBefore) throw new DomainError('import_under_way');
}

interface Step {
  place: number;
  rows: MappedRow[];
  base: Omit<ImportContext, 'references'>;
}

const referencesOf = ({ archiveId, mapping: { collection } }: Step['base']): References =>
  new References({ archiveId, collection });

async function* inSteps(rows: AsyncIterable<TableRow>, mapper: RowMapper, size: number): AsyncGenerator<MappedRow[]> {
  let step: MappedRow[] = [];
  for await (const row of rows) {
    step.push(mapper.map(row));
    if (step.length < size) continue;
    yield step;
    step = [];
  }
  if (step.length > 0) yield step;
}

async function* rowsAfter(rows: AsyncIterable<TableRow>, after: number): AsyncGenerator<TableRow> {
  for await (const row of rows) if (row.row > after) yield row;
}

/** How many rows are imported at once with these pictures. */
async function rowsOf(pictures: PictureSource): Promise<number> {
  const { least, most, bytes } = rowsWithPictures;
  const average = await pictures.averageBytes();
  return average === null ? least : Math.max(least, Math.min(most, Math.floor(bytes / average)));
}

/** Pictures that rows name are not unused, whatever became of the rows. */
function markPictures(decided: Decision[], pictures: PictureSource | null): void {
  for (const { picture } of decided) if (picture) pictures?.markUsed(picture);
}
