import { Injectable } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { In, type EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import { numberElsewhere, ownRecordId } from '../../contract/exchange/tables.js';
import { photoMetadata } from '../../contract/metadata/photo.js';
import type { PhotoMetadata } from '../../contract/photo.js';
import type { Actor } from '../../history/actor.js';
import { OtherDatesDto } from '../../photos/admin/photo-change.dto.js';
import { checkPhotoMetadata } from '../../photos/check-photo-metadata.js';
import { NewPhotos } from '../../photos/new-photos.js';
import { readOtherDates } from '../../photos/other-dates.js';
import { PhotoChanges, type PhotoPatch } from '../../photos/photo-changes.js';
import { withCompleteDate } from '../../photos/photo-date.js';
import { PhotoLifecycle } from '../../photos/photo-lifecycle.js';
import { type Links, PhotoLinks } from '../../photos/photo-links.js';
import { PhotoScans } from '../../photos/photo-scans.js';
import { PhotoRow } from '../../photos/photo.row.js';
import { keepNumbers } from '../../records/kept-numbers.js';
import { MetadataPatch } from '../../platform/http/metadata-dto.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import { readCreatedAt } from './created-at.js';
import { columnOf, fieldChanges } from './field-changes.js';
import { findPicture } from './find-picture.js';
import { ImportedAnnotations, readAnnotations } from './imported-annotations.js';
import { ImportedComparisons, readComparisons } from './imported-comparisons.js';
import { readFonds } from './fonds-of-row.js';
import { type ImportedRecord, ImportedRecords } from './imported-records.js';
import { linkedNames } from './linked-names.js';
import { linksOfRow, metadataOfRow, newPhotoOfRow, scanOfRow } from './new-photo-of-row.js';
import { namesInRows } from './names-in-rows.js';
import { NewReferences } from './new-references.js';
import type { PhotoDecision, PresentPhoto } from './photo-decision.js';
import { type Match, PhotoMatches } from './photo-matches.js';
import { picturedRows, PictureReceiver, type ReceivedPictures } from './received-pictures.js';
import type { ImportContext, Prepared, PreparedContext, RecordImporter } from './record-importer.js';
import { pendingId } from './named-records.js';
import { roundsOf } from './rounds-of.js';
import { externalIdOf, repeatedIdentity } from './row-identity.js';
import { fileChange, withoutLeft } from './three-way.js';
import { leavingOutInvalid, propertiesOfTable, validatedFields } from './validated-fields.js';

class PhotoFieldsDto extends IntersectionType(MetadataPatch(photoMetadata), OtherDatesDto) {}

const ownColumns = [
  'identifier',
  'slug',
  'status',
  'tags',
  'fonds',
  'entities',
  'coverOf',
  'comparisons',
  'annotations',
  'file',
  'fileName',
  'deliveryPath',
  'createdAt',
];
const properties = propertiesOfTable('photos', ownColumns);

/** Imports photos: with or without a picture, new ones, and those that are there already. */
@Injectable()
export class PhotoImporter implements RecordImporter<PhotoDecision> {
  constructor(
    private readonly imported: ImportedRecords,
    private readonly matches: PhotoMatches,
    private readonly pictures: PictureReceiver,
    private readonly newReferences: NewReferences,
    private readonly comparisons: ImportedComparisons,
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
    const decisions = rows.map((row) => read(row, context));
    const { known, found } = await this.findKnown(rows, context, manager);
    for (const { externalId, mapped, messages } of decisions) {
      const repeated = repeatedIdentity(externalId, mapped, context, known.get(externalId) ?? null);
      if (repeated) messages.push(repeated);
      if (found.get(mapped) === 'ambiguous') messages.push({ code: 'match_ambiguous', column: null, refuses: true });
    }
    const areAnnotated = decisions.some(({ annotations }) => annotations !== null);
    const present = await this.findPresent(numbersOf(found), { areAnnotated }, manager);
    for (const decision of decisions) {
      decision.present = present.get(Number(found.get(decision.mapped))) ?? null;
      conclude(decision, known.get(decision.externalId) ?? null, context);
    }
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
    await this.comparisons.set(accepted, context, actor, tx);
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
      const { tagIds, entityIds, annotations: _annotations, ...metadata } = decision.patch;
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

const withDates = ({ otherDates, ...fields }: PhotoFieldsDto): object => ({
  ...fields,
  ...(otherDates && { otherDates: readOtherDates(otherDates) }),
});

/** What the row says by itself. */
function read(mapped: MappedRow, context: ImportContext): PhotoDecision {
  const { mapping, references, pictures } = context;
  const { fields: valid, messages } = validatedFields(PhotoFieldsDto, mapped, properties, mapping);
  const fields = valid && leavingOutInvalid(withDates, { ...valid }, { mapped, properties, mapping, messages });
  const named = (column: 'tags' | 'entities' | 'coverOf') => {
    const names = mapped.values[column];
    if (!Array.isArray(names)) return null;
    const unknown = column === 'coverOf' ? 'omit' : mapping.unknown[column];
    const choice = { unknown, column: mapped.sources[column] ?? null };
    return column === 'tags'
      ? linkedNames(names as string[], 'tags', (name) => references.tag(name), choice)
      : linkedNames(names as string[], 'entities', (name) => references.entity(name), choice);
  };
  const [tags, entities, coverOf] = [named('tags'), named('entities'), named('coverOf')];
  const fonds = readFonds(mapped, { references });
  const compared = readComparisons(mapped, { references });
  const annotated = readAnnotations(mapped, context);
  const created = readCreatedAt(mapped);
  const found = pictures ? findPicture(mapped, pictures) : { picture: null, messages: [] };
  return {
    row: mapped.row,
    outcome: 'same',
    messages: [
      ...mapped.messages,
      ...messages,
      ...[tags, entities, coverOf].flatMap((links) => links?.messages ?? []),
      ...fonds.messages,
      ...compared.messages,
      ...annotated.messages,
      ...created.messages,
      ...found.messages,
    ],
    mapped,
    externalId: externalIdOf(mapped, mapping.match),
    fields: { ...(fields as PhotoPatch | null), ...fonds.field },
    tags,
    entities,
    coverOf,
    comparisons: compared.comparisons,
    annotations: annotated.annotations,
    createdAt: created.createdAt,
    present: null,
    isBroughtBack: false,
    patch: {},
    left: [],
    picture: found.picture,
  };
}

/** Decides what becomes of the row, now that its photo is known. */
function conclude(decision: PhotoDecision, record: ImportedRecord | null, context: ImportContext): void {
  const { present, messages, picture, tags, entities } = decision;
  if (present?.status === 'removed') {
    decision.isBroughtBack = record?.isUndone === true && present.withheldFrom === null;
    if (!decision.isBroughtBack) messages.push({ code: 'record_removed', column: null, refuses: true });
  }
  const { mapped } = decision;
  const check = (): void => {
    if (present) compare(decision, present, record, context);
    else {
      decision.metadata = metadataOfRow(decision.fields);
      checkPhotoMetadata(decision.metadata);
    }
  };
  const { mapping } = context;
  leavingOutInvalid(check, decision.fields as Record<string, unknown>, { mapped, properties, mapping, messages });
  if (messages.some(({ refuses }) => refuses)) decision.outcome = 'refused';
  else if (!present) decision.outcome = 'created';
  else {
    const getsPicture = picture !== null && present.originalSha256 === null && present.newScan === null;
    const isChanged = Object.keys(decision.patch).length > 0 || decision.isBroughtBack || getsPicture;
    decision.outcome = isChanged ? 'changed' : 'same';
  }
  if (decision.outcome === 'refused') return;
  for (const name of tags?.created ?? []) context.references.addTag(pendingId, [name]);
  for (const name of entities?.created ?? [])
    context.references.addEntity(pendingId, { identifier: null, names: [name] });
}

function compare(
  decision: PhotoDecision,
  present: PresentPhoto,
  record: ImportedRecord | null,
  { mapping, choices }: ImportContext,
): void {
  const file = fileValues(decision);
  const last = record?.imported ?? null;
  const chosen = choices.get(decision.row);
  const { patch, conflicts, left } = fileChange({ file, present: { ...present }, last }, mapping, (name) =>
    chosen?.get(columnOf(name, properties)),
  );
  // Links to what is created with the row are new, too.
  if (mapping.existing !== 'leave') {
    if (decision.tags && decision.tags.created.length > 0) patch['tagIds'] = file['tagIds'];
    if (decision.entities && decision.entities.created.length > 0) patch['entityIds'] = file['entityIds'];
  }
  const { tagIds: _tags, entityIds: _entities, annotations: _annotations, ...metadata } = patch;
  checkPhotoMetadata(withCompleteDate(metadata as Partial<PhotoMetadata>, present), present);
  decision.patch = patch;
  decision.left = left;
  const written = {
    ...file,
    ...(decision.tags && { tagIds: [...linksOfRow(decision).tagIds, ...decision.tags.created] }),
    ...(decision.entities && { entityIds: [...linksOfRow(decision).entityIds, ...decision.entities.created] }),
  };
  const changes = fieldChanges({ patch, conflicts }, { present: { ...present }, file: written }, properties);
  if (changes.length > 0) decision.recordChange = { recordId: present.id, changes };
  for (const [name, choice] of conflicts)
    if (choice === 'archive')
      decision.messages.push({
        code: 'edited_since',
        column: decision.mapped.sources[columnOf(name, properties)] ?? null,
        value: asText(file[name]),
        refuses: false,
      });
}

/** The fields and links of the row as the archive has them. */
const fileValues = (decision: PhotoDecision): Record<string, unknown> => ({
  ...decision.fields,
  ...(decision.tags && { tagIds: linksOfRow(decision).tagIds }),
  ...(decision.entities && { entityIds: linksOfRow(decision).entityIds }),
  ...(decision.annotations && { annotations: decision.annotations }),
});

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
