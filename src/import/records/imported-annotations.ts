import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AnnotationFields } from '../../contract/annotation.js';
import { DomainError } from '../../contract/errors.js';
import type { ExchangedAnnotation } from '../../contract/exchange/tables.js';
import { languages } from '../../contract/languages.js';
import { localizedField } from '../../contract/localized.js';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import type { Actor } from '../../history/actor.js';
import { AnnotationsChangeDto } from '../../photos/annotations/annotation.dto.js';
import { annotationFields } from '../../photos/annotations/annotation.presenter.js';
import { AnnotationsRepository } from '../../photos/annotations/annotations.repository.js';
import { AnnotationsService } from '../../photos/annotations/annotations.service.js';
import { checkAnnotations, roundedRegion } from '../../photos/annotations/check-annotations.js';
import { validated } from '../../platform/http/validated.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import { linkedNames } from './linked-names.js';
import { pendingId } from './named-records.js';
import type { ImportContext } from './record-importer.js';
import { fieldMessages } from './validated-fields.js';

/** The regions of photos: read with the photos of a step, and written once these are there. */
@Injectable()
export class ImportedAnnotations {
  constructor(
    private readonly annotations: AnnotationsRepository,
    private readonly service: AnnotationsService,
  ) {}

  /** Those of photos that are there; none is read where no row says anything of regions. */
  async findPresent(photoIds: number[], manager: EntityManager): Promise<Map<number, AnnotationFields[]>> {
    if (photoIds.length === 0) return new Map();
    const found = await this.annotations.findOfPhotos(photoIds, manager);
    return new Map(photoIds.map((id) => [id, (found.get(id) ?? []).map(annotationFields)]));
  }

  /** @param photos whose regions become what was read of their rows; what these name is there by now */
  async set(
    photos: readonly { photoId: number; mapped: MappedRow; annotations: AnnotationFields[] }[],
    context: ImportContext,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const changes = new Map(
      photos.map(({ photoId, mapped, annotations }) => {
        const areKnown = annotations.every(({ entityId }) => entityId !== pendingId);
        return [photoId, areKnown ? annotations : (readAnnotations(mapped, context).annotations ?? [])];
      }),
    );
    await this.service.replaceMany(
      [...changes].map(([id, annotations]) => ({ id, annotations })),
      actor,
      tx,
    );
  }
}

/** The regions that a row states, null where it says nothing of them; and messages about what it cannot mean. */
export function readAnnotations(
  mapped: MappedRow,
  { mapping, references }: Pick<ImportContext, 'mapping' | 'references'>,
): { annotations: AnnotationFields[] | null; messages: RowMessage[] } {
  if (!('annotations' in mapped.values)) return { annotations: null, messages: [] };
  const value = mapped.values['annotations'] ?? [];
  const column = mapped.sources['annotations'] ?? null;
  const refuses = mapping.invalidCells === 'refuse';
  const invalid = (messages: RowMessage[]) => {
    if (!refuses && column !== null) mapped.others[column] = JSON.stringify(value);
    return { annotations: null, messages: messages.map((message) => ({ ...message, refuses })) };
  };
  if (!areAnnotations(value)) return invalid([{ code: 'json_invalid', column, refuses }]);
  const messages: RowMessage[] = [];
  const unknown = mapping.unknown.entities === 'refuse' ? 'refuse' : 'omit';
  const annotations = value.flatMap(({ entity, label = {}, x, y, w, h }): AnnotationFields[] => {
    const named = linkedNames(entity === null ? [] : [entity], 'entities', (name) => references.entity(name), {
      unknown,
      column,
    });
    messages.push(...named.messages);
    const isPending = named.created.length > 0;
    const labels = languages.map((language) => [localizedField('label', language), label[language] ?? null] as const);
    const entityId = isPending ? pendingId : (named.ids[0] ?? null);
    // What shows a card that is not there is nothing without a label.
    if (entity !== null && entityId === null && Object.keys(label).length === 0) return [];
    return [{ entityId, ...Object.fromEntries(labels), ...roundedRegion({ x, y, w, h }) }];
  });
  try {
    // A card that is to be created has no number yet.
    const numbered = annotations.map((each) => ({
      ...each,
      entityId: each.entityId === pendingId ? 1 : each.entityId,
    }));
    validated(AnnotationsChangeDto, { annotations: numbered }, 'body');
    checkAnnotations(numbered, new Set(numbered.flatMap(({ entityId }) => entityId ?? [])));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return invalid(fieldMessages(error, mapped, new Map()));
  }
  return { annotations: annotations.map(annotationFields), messages };
}

/** The cards that rows name there; nothing of what cannot be read. */
export const annotatedEntities = ({ values }: MappedRow): string[] => {
  const value = values['annotations'] ?? [];
  return areAnnotations(value) ? value.flatMap(({ entity }) => entity ?? []) : [];
};

const areAnnotations = (value: unknown): value is ExchangedAnnotation[] =>
  Array.isArray(value) && value.every(isAnnotation);

function isAnnotation(value: unknown): value is ExchangedAnnotation {
  if (typeof value !== 'object' || value === null) return false;
  const { entity = null, label = {}, x, y, w, h } = value as Partial<ExchangedAnnotation>;
  const isLabel = typeof label === 'object' && label !== null && Object.values(label).every(isText);
  return (entity === null || isText(entity)) && isLabel && [x, y, w, h].every((number) => typeof number === 'number');
}

const isText = (value: unknown): value is string => typeof value === 'string';
