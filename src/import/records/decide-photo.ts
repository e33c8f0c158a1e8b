import { IntersectionType } from '@nestjs/swagger';
import { photoMetadata } from '../../contract/metadata/photo.js';
import type { PhotoMetadata } from '../../contract/photo.js';
import { OtherDatesDto } from '../../photos/admin/photo-change.dto.js';
import { checkPhotoMetadata } from '../../photos/check-photo-metadata.js';
import { readOtherDates } from '../../photos/other-dates.js';
import type { PhotoPatch } from '../../photos/photo-changes.js';
import { withCompleteDate } from '../../photos/photo-date.js';
import { MetadataPatch } from '../../platform/http/metadata-dto.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import { readCreatedAt } from './created-at.js';
import { sayDates } from './date-messages.js';
import { columnOf, fieldChanges } from './field-changes.js';
import { findPicture } from './find-picture.js';
import { readFonds } from './fonds-of-row.js';
import { readAnnotations } from './imported-annotations.js';
import { readComparisons } from './imported-comparisons.js';
import { readPlaces } from './imported-places.js';
import type { ImportedRecord } from './imported-records.js';
import { linkedNames } from './linked-names.js';
import { pendingId } from './named-records.js';
import { linksOfRow, metadataOfRow } from './new-photo-of-row.js';
import type { PhotoDecision, PresentPhoto } from './photo-decision.js';
import type { ImportContext } from './record-importer.js';
import { externalIdOf } from './row-identity.js';
import { fileChange } from './three-way.js';
import { leavingOutInvalid, propertiesOfTable, validatedFields } from './validated-fields.js';

class PhotoFieldsDto extends IntersectionType(MetadataPatch(photoMetadata), OtherDatesDto) {}

const ownColumns = [
  'identifier',
  'slug',
  'status',
  'tags',
  'fonds',
  'entities',
  'placeInEntities',
  'coverOf',
  'backOf',
  'comparisons',
  'annotations',
  'file',
  'fileName',
  'deliveryPath',
  'createdAt',
];
const properties = propertiesOfTable('photos', ownColumns);

const withDates = ({ otherDates, ...fields }: PhotoFieldsDto): object => ({
  ...fields,
  ...(otherDates && { otherDates: readOtherDates(otherDates) }),
});

/** What the row says by itself. */
export function readPhoto(mapped: MappedRow, context: ImportContext): PhotoDecision {
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
  const placed = readPlaces(mapped, { references });
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
      ...placed.messages,
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
    places: placed.places,
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
export function concludePhoto(decision: PhotoDecision, record: ImportedRecord | null, context: ImportContext): void {
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
  sayDates(decision, properties);
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
  const { tagIds: _tags, entityIds: _entities, annotations: _annotations, frontId: _front, ...metadata } = patch;
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
export const fileValues = (decision: PhotoDecision): Record<string, unknown> => ({
  ...decision.fields,
  ...(decision.tags && { tagIds: linksOfRow(decision).tagIds }),
  ...(decision.entities && { entityIds: linksOfRow(decision).entityIds }),
  ...(decision.annotations && { annotations: decision.annotations }),
  ...(decision.frontId !== undefined && { frontId: decision.frontId }),
});

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
