import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isAmong, type Viewer } from '../../contract/access.js';
import type {
  Annotation,
  AnnotationFields,
  AnnotationsChange,
  ChangedAnnotations,
  Region,
} from '../../contract/annotation.js';
import { DomainError, type FieldErrorCode } from '../../contract/errors.js';
import { checkUnchanged } from '../../platform/database/check-unchanged.js';
import type { Actor } from '../../history/actor.js';
import { PartOwners } from '../../history/part-owners.js';
import { ChangeRecorder } from '../../records/change-recorder.js';
import { isPublicEntity } from '../../records/public-entity.js';
import { isKnownTo } from '../is-known-to.js';
import { annotationFields, presentAnnotation, presentAnnotations } from './annotation.presenter.js';
import { type AnnotatedPhoto, type AnnotationRecord, AnnotationsRepository } from './annotations.repository.js';

/** Annotations: regions of a photo and what they show. */
@Injectable()
export class AnnotationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly annotations: AnnotationsRepository,
    private readonly recorder: ChangeRecorder,
    partOwners: PartOwners,
  ) {
    partOwners.register('photo', 'annotations', {
      findLocked: async (id, _, tx) => {
        await this.annotations.lockPhoto(id, tx);
        const photo = await this.annotations.findOfPhoto(id, tx);
        return photo && photo.status !== 'removed' ? { annotations: photo.annotations.map(annotationFields) } : null;
      },
      revert: async ({ recordId: id, before }, actor, tx) => {
        const photo = existing(await this.annotations.findOfPhoto(id, tx), null);
        await this.write(id, photo, before.annotations, actor, tx);
      },
    });
  }

  /**
   * In display order. Viewers who may write annotations also see those of unpublished photos, and those with the names of drafts
   * of entities.
   * @throws DomainError photo_not_found, photo_removed
   */
  async list({ id }: { id: number }, viewer: Viewer): Promise<Annotation[]> {
    const { status, annotations } = existing(await this.annotations.findOfPhoto(id), viewer);
    if (status !== 'published' && !mayWrite(viewer)) throw new DomainError('photo_not_found');
    const seen = mayWrite(viewer) ? annotations : annotations.flatMap(withoutDraft);
    return seen.map(presentAnnotation);
  }

  /**
   * Replaces all annotations of the photo.
   * @throws DomainError photo_not_found, photo_removed, validation_failed; record_outdated when somebody else changed it first
   */
  async replace(
    { id, annotations: input, updatedAt }: { id: number } & AnnotationsChange,
    viewer: Viewer,
  ): Promise<ChangedAnnotations> {
    const annotations = input.map((annotation) => ({ ...annotation, ...roundedRegion(annotation) }));
    return this.dataSource.transaction(async (tx) => {
      await this.annotations.lockPhoto(id, tx);
      const before = existing(await this.annotations.findOfPhoto(id, tx), viewer);
      checkUnchanged(before, updatedAt);
      await this.write(id, before, annotations, { source: 'api', viewer }, tx);
      return presentAnnotations(existing(await this.annotations.findOfPhoto(id, tx), viewer));
    });
  }

  /** Writes annotations of a locked photo; equal ones are no change. @throws DomainError validation_failed */
  private async write(
    id: number,
    photo: AnnotatedPhoto,
    annotations: AnnotationFields[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const [before, after] = [photo.annotations, annotations].map((each) => ({
      annotations: each.map(annotationFields),
    }));
    if (isDeepStrictEqual(before, after)) return;
    await this.check(annotations, tx);
    await this.annotations.replace(id, annotations, tx);
    await this.recorder.changed('photo.annotations', { id, before, after }, actor, tx);
  }

  /** Rules that no single field can check: the region lies within the image, the entity exists, there is a label or an entity. */
  private async check(annotations: AnnotationFields[], tx: EntityManager): Promise<void> {
    const ids = annotations.flatMap(({ entityId }) => entityId ?? []);
    const entities = await this.annotations.findExistingEntities(ids, tx);
    const errors = annotations.flatMap(({ entityId, label, x, y, w, h }, index) => {
      const fieldError = (field: string, code: FieldErrorCode) => ({ field: `annotations.${index}.${field}`, code });
      return [
        ...(w <= 0 || x + w > 100 ? [fieldError('w', 'number_out_of_range')] : []),
        ...(h <= 0 || y + h > 100 ? [fieldError('h', 'number_out_of_range')] : []),
        ...(entityId && !entities.has(entityId) ? [fieldError('entityId', 'choice_gone')] : []),
        ...(!entityId && !label ? [fieldError('label', 'field_required')] : []),
      ];
    });
    if (errors.length > 0) throw new DomainError('validation_failed', { errors });
  }
}

/** Rounded to 4 decimals. A region that exceeds the image only by a rounding error is cut at the edge. */
function roundedRegion({ x, y, w, h }: Region): Region {
  const [left, top] = [rounded(x), rounded(y)];
  const within = (size: number, start: number): number =>
    start + size <= 100 + roundingError ? Math.min(rounded(size), rounded(100 - start)) : size;
  return { x: left, y: top, w: within(w, left), h: within(h, top) };
}

const roundingError = 0.001;
const rounded = (percent: number): number => Math.round(percent * 10_000) / 10_000;

/** @param viewer null where the history has checked the rights */
function existing(photo: AnnotatedPhoto | null, viewer: Viewer | null): AnnotatedPhoto {
  if (!photo || (viewer && !isKnownTo(viewer, photo))) throw new DomainError('photo_not_found');
  if (photo.status === 'removed') throw new DomainError('photo_removed');
  return photo;
}

const mayWrite = (viewer: Viewer): boolean =>
  isAmong(viewer, 'editors') || (viewer.kind === 'key' && viewer.scopes.includes('write'));

/** Without the entity where that is a draft; none where the annotation has no label of its own. */
function withoutDraft(annotation: AnnotationRecord): AnnotationRecord[] {
  const { entity, label } = annotation;
  if (!entity || isPublicEntity(entity)) return [annotation];
  return label === null ? [] : [{ ...annotation, entityId: null, entity: null }];
}
