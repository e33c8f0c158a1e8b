import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../history/actor.js';
import { ChangeSetsRepository } from '../history/change-sets.repository.js';
import { Reversal } from '../history/reversal.js';
import { starterOf } from '../history/started-by.js';
import { ImportClaims } from './import-claims.js';
import type { ImportRecord } from './import-record.js';
import { type ChangedRecord, ImportsRepository } from './imports.repository.js';
import { ImportedRecords } from './records/imported-records.js';

const recordsOfStep = 200;

/**
 * Takes imports back in steps, the last records first, so that a card is free before it goes: relations count by themselves, since
 * a card may be related to one that came later. What was changed since stays.
 */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsRepository,
    private readonly claims: ImportClaims,
    private readonly imported: ImportedRecords,
    private readonly changeSets: ChangeSetsRepository,
    private readonly reversal: Reversal,
  ) {}

  /** Goes on until nothing is left to take back. @param onStep called with the number of records of each step */
  async run(id: number, signal: AbortSignal, onStep: (records: number) => void = () => undefined): Promise<void> {
    for (;;) {
      if (signal.aborted) return;
      const records = await this.dataSource.transaction((tx) => this.step(id, tx));
      if (records === 0) return;
      onStep(records);
    }
  }

  private async step(id: number, tx: EntityManager): Promise<number> {
    await this.claims.takeTurn(tx);
    const record = await this.imports.findLocked(id, tx);
    if (record?.state !== 'undoing' || record.changeSetId === null || record.undoSetId === null) return 0;
    const due = await this.imports.findChanged(record.changeSetId, record.undoneTo, recordsOfStep, tx);
    if (due.length === 0) return this.finish(record, record.changeSetId, record.undoSetId, tx);
    const actor: Actor = {
      source: 'revert',
      viewer: starterOf(record),
      importId: id,
      reverts: record.changeSetId,
      changeSetId: record.undoSetId,
    };
    let kept = 0;
    for (const { kind, isRelations, recordIds } of runsOfKind(due)) {
      const part = { name: 'relations', isAlone: isRelations };
      const stayed = await this.reversal.revertRecords({ id: record.changeSetId, kind, recordIds, part }, actor, tx);
      kept += stayed.size;
      const undone = recordIds.filter((recordId) => !stayed.has(recordId));
      if (!isRelations && (kind === 'photo' || kind === 'entity')) await this.imported.markUndone(kind, undone, tx);
    }
    const { first } = due.at(-1)!;
    await this.imports.saveUndone(id, { undone: due.length - kept, kept, undoneTo: first }, tx);
    return due.length;
  }

  private async finish(
    { id, kept }: Pick<ImportRecord, 'id' | 'kept'>,
    changeSetId: number,
    undoSetId: number,
    tx: EntityManager,
  ): Promise<0> {
    await this.imports.setState(id, 'undone', tx);
    if (kept === 0) await this.changeSets.markReverted(changeSetId, undoSetId, tx);
    return 0;
  }
}

interface Run extends Pick<ChangedRecord, 'kind' | 'isRelations'> {
  recordIds: number[];
}

/** Successive records of one kind, or their relations. */
function runsOfKind(records: ChangedRecord[]): Run[] {
  const runs: Run[] = [];
  for (const { kind, isRelations, recordId } of records) {
    const last = runs.at(-1);
    if (last?.kind === kind && last.isRelations === isRelations) last.recordIds.push(recordId);
    else runs.push({ kind, isRelations, recordIds: [recordId] });
  }
  return runs;
}
