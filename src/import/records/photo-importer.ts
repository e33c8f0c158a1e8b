import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import { numberElsewhere, ownRecordId } from '../../contract/exchange/tables.js';
import type { PhotoMetadata } from '../../contract/photo.js';
import type { Actor } from '../../history/actor.js';
import { NewPhotos } from '../../photos/new-photos.js';
import { PhotoChanges } from '../../photos/photo-changes.js';
import { PhotoLifecycle } from '../../photos/photo-lifecycle.js';
import { type Links, PhotoLinks } from '../../photos/photo-links.js';
import { PhotoScans } from '../../photos/photo-scans.js';
import { PhotoRow } from '../../photos/photo.row.js';
import { keepNumbers } from '../../records/kept-numbers.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import { concludePhoto, fileValues, readPhoto } from './decide-photo.js';
import { ImportedAnnotations } from './imported-annotations.js';
import { ImportedBacks } from './imported-backs.js';
import { ImportedComparisons } from './imported-comparisons.js';
import { ImportedPlaces } from './imported-places.js';
import { type ImportedRecord, ImportedRecords } from './imported-records.js';
import { linksOfRow, newPhotoOfRow, scanOfRow } from './new-photo-of-row.js';
import { namesInRows } from './names-in-rows.js';
import { NewReferences } from './new-references.js';
import type { PhotoDecision, PresentPhoto } from './photo-decision.js';
import { type Match, PhotoMatches } from './photo-matches.js';
import { picturedRows, PictureReceiver, type ReceivedPictures } from './received-pictures.js';
import type { ImportContext, Prepared, PreparedContext, RecordImporter } from './record-importer.js';
import { findFilesNamedAgain, findRepeatedPictures } from './repeated-pictures.js';
import { roundsOf } from './rounds-of.js';
import { externalIdOf, repeatedIdentity } from './row-identity.js';
import { withoutLeft } from './three-way.js';

/** Imports photos: with or without a picture, new ones, and those that are there already. */
@Injectable()
export class PhotoImporter implements RecordImporter<PhotoDecision> {
  constructor(
    private readonly imported: ImportedRecords,
    private readonly matches: PhotoMatches,
    private readonly pictures: PictureReceiver,
    private readonly newReferences: NewReferences,
    private readonly places: ImportedPlaces,
    private readonly comparisons: ImportedComparisons,
    private readonly backs: ImportedBacks,
    private readonly annotations: ImportedAnnotations,
    private readonly links: PhotoLinks,
    private readonly newPhotos: NewPhotos,
    private readonly changes: PhotoChanges,
    private readonly lifecycle: PhotoLifecycle,
    private readonly scans: PhotoScans,
    private readonly settings: SettingsService,
  ) {}

  async decide(rows: MappedRow[], context: ImportContext, manager: EntityManager): Promise<PhotoDecision[]> {
    await context.references.lookUp(namesInRows(rows), manager);
    const decisions = rows.map((row) => readPhoto(row, context));
    const { known, found } = await this.findKnown(rows, context, manager);
    for (const { externalId, mapped, messages } of decisions) {
      const repeated = repeatedIdentity(externalId, mapped, context, known.get(externalId) ?? null);
      if (repeated) messages.push(repeated);
      if (found.get(mapped) === 'ambiguous') messages.push({ code: 'match_ambiguous', column: null, refuses: true });
    }
    const areAnnotated = decisions.some(({ annotations }) => annotations !== null);
    const present = await this.findPresent(numbersOf(found), { areAnnotated }, manager);
    for (const decision of decisions) decision.present = present.get(Number(found.get(decision.mapped))) ?? null;
    await this.backs.findFronts(decisions, context, manager);
    for (const decision of decisions) {
      concludePhoto(decision, known.get(decision.externalId) ?? null, context);
    }
    if (context.namedFiles) findFilesNamedAgain(decisions, context.namedFiles);
    return decisions;
  }

  async prepare(rows: MappedRow[], context: PreparedContext, manager: EntityManager): Promise<ReceivedPictures> {
    const pictured = picturedRows(rows, context.pictures);
    if (pictured.length === 0) return this.pictures.receive([]);
    const { found } = await this.findKnown(rows, context, manager);
    const present = await manager.query<{ id: number }[]>(
      'select id from photos where id = any($1) and original_sha256 is not null',
      [numbersOf(found)],
    );
    const ids = new Set<unknown>(present.map(({ id }) => id));
    return this.pictures.receive(pictured.filter(({ mapped }) => !ids.has(found.get(mapped))));
  }

  async write(
    decided: PhotoDecision[],
    context: ImportContext,
    actor: Actor,
    tx: EntityManager,
    prepared: Prepared | null,
  ): Promise<void> {
    const accepted = decided.filter(({ outcome }) => outcome !== 'refused');
    await this.newReferences.create(accepted, context, actor, tx);
    await (prepared as ReceivedPictures | null)?.store(accepted, tx);
    await findRepeatedPictures(accepted, tx);
    const ids = await this.create(
      accepted.filter(({ outcome }) => outcome === 'created'),
      context,
      actor,
      tx,
    );
    await this.change(
      accepted.filter(({ outcome }) => outcome === 'changed'),
      actor,
      tx,
    );
    const saved = accepted.map((decision) => ({
      externalId: decision.externalId,
      recordId: decision.present?.id ?? ids.get(decision)!,
      row: decision.row,
      imported: withoutLeft(fileValues(decision), decision.left),
      others: decision.mapped.others,
    }));
    const { mapping, importId } = context;
    await this.imported.save({ collection: mapping.collection, kind: 'photo', importId }, saved, tx);
    await this.newReferences.setCovers(
      accepted.map((decision, place) => ({ decision, photoId: saved[place]!.recordId })),
      actor,
      tx,
    );
    await this.places.set(
      accepted.flatMap(({ present, isBroughtBack, places }, place) =>
        present === null || isBroughtBack ? [{ photoId: saved[place]!.recordId, places }] : [],
      ),
      actor,
      tx,
    );
    await this.comparisons.set(accepted, context, actor, tx);
    await this.backs.change(accepted, actor, tx);
    await this.annotations.set(
      accepted.flatMap(({ annotations, present, isBroughtBack, patch, mapped }, place) => {
        const isNew = (present === null || isBroughtBack) && (annotations ?? []).length > 0;
        const isSet = annotations !== null && (isNew || patch['annotations'] !== undefined);
        return isSet ? [{ photoId: saved[place]!.recordId, mapped, annotations }] : [];
      }),
      context,
      actor,
      tx,
    );
  }

  /** What the collection has brought, by identifier, and the photos that the rows are about, whether they are there or not. */
  private async findKnown(
    rows: MappedRow[],
    { mapping: { collection, match }, archiveId }: Pick<ImportContext, 'mapping' | 'archiveId'>,
    manager: EntityManager,
  ): Promise<{ known: Map<string, ImportedRecord>; found: Map<MappedRow, Match> }> {
    const externalIds = new Map(rows.map((row) => [row, externalIdOf(row, match)]));
    const known = await this.imported.find(collection, 'photo', [...externalIds.values()], manager);
    const found = await this.matches.find(rows, match, manager);
    for (const [row, externalId] of externalIds) {
      const id = ownRecordId(externalId, archiveId, 'photo') ?? known.get(externalId)?.recordId;
      if (id !== undefined) found.set(row, id);
    }
    return { known, found };
  }

  private async findPresent(
    ids: number[],
    { areAnnotated }: { areAnnotated: boolean },
    manager: EntityManager,
  ): Promise<Map<number, PresentPhoto>> {
    if (ids.length === 0) return new Map();
    const photos = await manager.findBy(PhotoRow, { id: In(ids), proposed: false });
    const links = await this.links.find(ids, manager);
    const annotations = areAnnotated ? await this.annotations.findPresent(ids, manager) : null;
    const none: Links = { tagIds: [], entityIds: [] };
    return new Map(
      photos.map((photo) => [
        photo.id,
        {
          ...photo,
          ...(links.get(photo.id) ?? none),
          ...(annotations && { annotations: annotations.get(photo.id) ?? [] }),
        },
      ]),
    );
  }

  private async create(
    decided: PhotoDecision[],
    context: ImportContext,
    actor: Actor,
    tx: EntityManager,
  ): Promise<Map<PhotoDecision, number>> {
    if (decided.length === 0) return new Map();
    const { city } = await this.settings.site();
    const stated = decided.map(({ externalId }) =>
      context.keepsNumbers ? numberElsewhere(externalId, 'photo') : null,
    );
    const numbers = await keepNumbers('photo', stated, tx);
    await this.backs.joinFronts(decided, numbers, tx);
    const created = decided.map((decision, place) => ({
      id: numbers[place] ?? null,
      ...newPhotoOfRow(decision, context, actor),
    }));
    const photos = await this.newPhotos.create(created, city, actor, tx);
    return new Map(decided.map((decision, place) => [decision, photos[place]!.id]));
  }

  private async change(decided: PhotoDecision[], actor: Actor, tx: EntityManager): Promise<void> {
    for (const round of roundsOf(decided)) await this.changeOnce(round, actor, tx);
  }

  /** Rows of different photos: a few statements, but for those that are brought back and new pictures. */
  private async changeOnce(decided: PhotoDecision[], actor: Actor, tx: EntityManager): Promise<void> {
    const back = decided.filter(({ isBroughtBack }) => isBroughtBack);
    const removed = await this.locked(decided, tx);
    for (const { present } of back) await this.lifecycle.bringBack(removed.get(present!.id)!, actor, tx);
    const photos = back.length > 0 ? await this.locked(decided, tx) : removed;
    const changes = decided.map((decision) => {
      const { tagIds, entityIds, annotations: _annotations, frontId: _front, ...metadata } = decision.patch;
      const file = linksOfRow(decision);
      const patch = {
        ...((tagIds !== undefined || decision.isBroughtBack) && { tagIds: file.tagIds }),
        ...((entityIds !== undefined || decision.isBroughtBack) && { entityIds: file.entityIds }),
      };
      return { photo: photos.get(decision.present!.id)!, patch, metadata: metadata as Partial<PhotoMetadata> };
    });
    await this.changes.linkMany(changes, actor, tx);
    const changed = await this.changes.changeMany(changes, actor, tx);
    for (const [place, decision] of decided.entries()) {
      const photo = changed[place]!;
      if (!decision.received || photo.originalSha256 !== null) continue;
      await this.scans.begin(photo, { ...scanOfRow(decision), by: actor.viewer ?? { kind: 'anonymous' } }, tx);
    }
  }

  /** @throws DomainError photo_not_found when one was deleted since the decision */
  private async locked(decided: readonly PhotoDecision[], tx: EntityManager): Promise<Map<number, PhotoRow>> {
    const ids = decided.map(({ present }) => present!.id);
    const photos = await this.changes.findManyLocked(ids, tx);
    if (ids.some((id) => !photos.has(id))) throw new DomainError('photo_not_found');
    return photos;
  }
}

const numbersOf = (found: ReadonlyMap<MappedRow, Match>): number[] =>
  [...found.values()].filter((match) => typeof match === 'number');
