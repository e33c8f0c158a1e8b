import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import {
  type BulkChange,
  type BulkEdit,
  type BulkEditInput,
  bulkEditLimits,
  type BulkPreview,
  type BulkSelection,
  isBulkEditUnderWay,
  type ReplacedField,
  type ReplacedValue,
} from '../../contract/bulk-edit.js';
import { DomainError, invalidField } from '../../contract/errors.js';
import { History } from '../../history/history.js';
import { startedBy } from '../../history/started-by.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import { definedOnly } from '../../platform/defined-only.js';
import { findSharedNumbers } from '../inventory-numbers.js';
import { checkFondsIds } from '../check-fonds.js';
import { PhotoLinks } from '../photo-links.js';
import { TagChanges } from '../tags/tag-changes.js';
import { checkBulkValues } from './check-bulk-values.js';
import { titleOf } from './title-of.js';
import { BulkEffects } from './bulk-effects.js';
import { BulkEditRunner } from './bulk-edit-runner.js';
import { presentBulkEdit } from './bulk-edit.presenter.js';
import { type BulkEditRecord, BulkEditsRepository } from './bulk-edits.repository.js';
import { SelectedPhotos } from './selected-photos.js';
import { asKeyword, type KeywordTags, keywordTags, noTags } from './file-taking.js';

const listed = 10;
/** Photos that a preview reads at a time: other requests are answered between two of them. */
const previewedAtOnce = 1_000;

/** Changes of many photos in one go: looked at before, made at once or in the background, undone as one. */
@Injectable()
export class BulkEditsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly edits: BulkEditsRepository,
    private readonly runner: BulkEditRunner,
    private readonly selected: SelectedPhotos,
    private readonly links: PhotoLinks,
    private readonly tags: TagChanges,
    private readonly history: History,
    private readonly jobOutbox: JobOutbox,
  ) {}

  /**
   * What the edit would do with the selected photos.
   * @throws DomainError selection_empty, selection_too_large, bulk_edit_empty, validation_failed
   */
  async preview(input: BulkEditInput, viewer: Viewer): Promise<BulkPreview> {
    const { change, photoIds } = await this.checked(input, viewer);
    const effects = new BulkEffects(change, await this.tagsFor(change));
    const count = photoIds.length;
    for (let begin = 0; begin < count; begin += previewedAtOnce) {
      const ids = photoIds.slice(begin, begin + previewedAtOnce);
      const photos = new Map((await this.edits.findPhotos(ids)).map((photo) => [photo.id, photo]));
      for (const [index, id] of ids.entries()) {
        const photo = photos.get(id);
        if (photo) effects.add(photo, titleOf(change, { place: begin + index + 1, count }));
      }
    }
    const sameNumbers = await findSharedNumbers(effects.numbers, this.dataSource.manager);
    const { replaced, ...summary } = effects.summary();
    return { ...summary, replaced: await this.withTitles(replaced), sameNumbers };
  }

  /**
   * Changes up to 200 photos before it resolves, and more in the background.
   * @throws DomainError as `preview`; selection_outdated when the selection is not the one that the preview has shown
   */
  async start(input: BulkEditInput, viewer: Viewer): Promise<BulkEdit> {
    const { change, photoIds } = await this.checked(input, viewer);
    if (input.count !== undefined && input.count !== photoIds.length) throw new DomainError('selection_outdated');
    const id = await this.dataSource.transaction(async (tx) => {
      await this.createTags(change.fromFile?.newTags ?? [], viewer, tx);
      const started = await this.edits.insert({ change, photoIds, ...startedBy(viewer) }, tx);
      await this.begin(started, photoIds.length, tx);
      return started;
    });
    return this.byId({ id });
  }

  /** The last ones, newest first. */
  async list(): Promise<BulkEdit[]> {
    return this.present(await this.edits.findLast(listed));
  }

  /** @throws DomainError bulk_edit_not_found */
  async byId({ id }: { id: number }): Promise<BulkEdit> {
    const [edit] = await this.present([existing(await this.edits.find(id))]);
    return edit!;
  }

  /** Ends an edit that is under way after its present step; does nothing to one that has ended. @throws DomainError bulk_edit_not_found */
  async cancel({ id }: { id: number }): Promise<BulkEdit> {
    await this.dataSource.transaction(async (tx) => {
      const { state } = existing(await this.edits.findLocked(id, tx));
      if (state === 'waiting' || state === 'running') await this.edits.setState(id, 'cancelled', tx);
    });
    return this.byId({ id });
  }

  /**
   * Puts back what the edit has changed, also in the background when that is much. Photos that were changed since stay.
   * @throws DomainError bulk_edit_not_found, bulk_edit_under_way, bulk_edit_undone, nothing_to_undo
   */
  async undo({ id }: { id: number }, viewer: Viewer): Promise<BulkEdit> {
    await this.dataSource.transaction(async (tx) => {
      const edit = existing(await this.edits.findLocked(id, tx));
      if (isBulkEditUnderWay(edit)) throw new DomainError('bulk_edit_under_way');
      if (edit.state === 'undone') throw new DomainError('bulk_edit_undone');
      if (edit.changeSetId === null) throw new DomainError('nothing_to_undo');
      const undoSetId = await this.history.openSet({ source: 'revert', viewer, reverts: edit.changeSetId }, tx);
      await this.edits.setChangeSet(id, 'undo_set_id', undoSetId, tx);
      await this.edits.setState(id, 'undoing', tx);
      await this.begin(id, edit.changed, tx);
    });
    return this.byId({ id });
  }

  /** Does little work in this transaction, and enqueues more. */
  private async begin(id: number, photos: number, tx: EntityManager): Promise<void> {
    if (photos > bulkEditLimits.atOnce)
      return this.jobOutbox.enqueue({ kind: 'bulk-edit', subject: 'bulk_edit', subjectId: id }, tx);
    await this.runner.step(id, bulkEditLimits.atOnce + 1, tx);
  }

  /** The titles of fonds in place of their numbers. */
  private async withTitles(replaced: ReplacedField[]): Promise<ReplacedField[]> {
    const ofFonds = replaced.find(({ field }) => field === 'fondsId');
    if (!ofFonds) return replaced;
    const ids = ofFonds.values.flatMap(({ from, to }) => [from, to]).filter((id) => typeof id === 'number');
    const titles = await this.edits.findFondsTitles(ids);
    const titleOf = (id: ReplacedValue['from']) => (typeof id === 'number' ? (titles.get(id) ?? null) : id);
    const values = ofFonds.values.map(({ from, to, count }) => ({ from: titleOf(from), to: titleOf(to), count }));
    return replaced.map((field) => (field === ofFonds ? { ...field, values } : field));
  }

  /** The tags of keywords; those that the edit would make have no id yet. */
  private async tagsFor({ fromFile }: BulkChange): Promise<KeywordTags> {
    if (!fromFile?.take.includes('keywords')) return noTags;
    const made = (fromFile.newTags ?? []).map((name, index) => ({ id: -1 - index, names: [name] }));
    return keywordTags([...(await this.edits.findTagNames()), ...made]);
  }

  /** Those that have become tags meanwhile are not made again. */
  private async createTags(names: string[], viewer: Viewer, tx: EntityManager): Promise<void> {
    if (names.length === 0) return;
    await this.tags.lockAll(tx);
    const known = new Set(keywordTags(await this.edits.findTagNames(tx)).keys());
    for (const name of names) {
      if (known.has(asKeyword(name))) continue;
      known.add(asKeyword(name));
      await this.tags.create({ name }, { source: 'api', viewer }, tx);
    }
  }

  private async checked(
    { ids, filter, except, sortBy, count: _, ...fields }: BulkEditInput,
    viewer: Viewer,
  ): Promise<{ change: BulkChange; photoIds: number[] }> {
    const change = await this.checkedChange(definedOnly(fields));
    const selection: BulkSelection = definedOnly({ ids, filter, except });
    const photoIds = await this.selected.find(selection, viewer, sortBy);
    if (photoIds.length === 0) throw new DomainError('selection_empty');
    if (photoIds.length > bulkEditLimits.photos) throw new DomainError('selection_too_large');
    return { change, photoIds };
  }

  /** Removing and restoring change nothing else; an edit changes something, and links with what exists. */
  private async checkedChange({ action = 'edit', ...fields }: BulkChange): Promise<BulkChange> {
    const { fromFile, ...others } = fields;
    const isEmpty = [...Object.values(others), fromFile?.take ?? []].every(
      (value) => Array.isArray(value) && value.length === 0,
    );
    if (action === 'edit' && isEmpty) throw new DomainError('bulk_edit_empty');
    if (action !== 'edit' && !isEmpty) throw invalidField('action');
    const { addTagIds = [], addEntityIds = [] } = fields;
    await this.checkLinks({ addTagIds, addEntityIds });
    await checkFondsIds([fields.fondsId ?? []].flat(), this.dataSource.manager);
    return { action, ...checkBulkValues(fields) };
  }

  /** @throws DomainError validation_failed, naming the field with an unknown id */
  private async checkLinks({
    addTagIds,
    addEntityIds,
  }: {
    addTagIds: number[];
    addEntityIds: number[];
  }): Promise<void> {
    try {
      await this.links.check({ tagIds: addTagIds, entityIds: addEntityIds }, this.dataSource.manager);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const errors = (error.details.errors ?? []).map(({ field, code }) => ({
        field: field === 'tagIds' ? 'addTagIds' : 'addEntityIds',
        code,
      }));
      throw new DomainError(error.code, { errors });
    }
  }

  private async present(edits: BulkEditRecord[]): Promise<BulkEdit[]> {
    const refused = await this.edits.findRefused(edits.map(({ id }) => id));
    return edits.map((edit) => presentBulkEdit(edit, refused));
  }
}

function existing(edit: BulkEditRecord | null): BulkEditRecord {
  if (!edit) throw new DomainError('bulk_edit_not_found');
  return edit;
}
