import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isAmong, type Viewer } from '../../contract/access.js';
import type { Annotation, AnnotationFields, AnnotationsChange, ChangedAnnotations } from '../../contract/annotation.js';
import { DomainError } from '../../contract/errors.js';
import { checkUnchanged } from '../../platform/database/check-unchanged.js';
import type { Actor } from '../../history/actor.js';
import { PartOwners } from '../../history/part-owners.js';
import { ChangeRecorder } from '../../records/change-recorder.js';
import { isPublicEntity } from '../../records/public-entity.js';
import { isKnownTo } from '../is-known-to.js';
import { annotationFields, presentAnnotation, presentAnnotations } from './annotation.presenter.js';
import type { AnnotationRow } from './annotation.row.js';
import { type AnnotatedPhoto, type AnnotationRecord, AnnotationsRepository } from './annotations.repository.js';
import { checkAnnotations, roundedRegion } from './check-annotations.js';

/** A photo and what its annotations become. */
export interface AnnotatedChange {
  id: number;
  annotations: AnnotationFields[];
}

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
        await this.write([{ id, before: photo.annotations, annotations: before.annotations }], actor, tx);
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
    return mayWrite(viewer) ? annotations.map(presentAnnotation) : publicAnnotations(annotations);
  }

  /** Those that the public sees of published photos, by photo, in display order. */
  async listOfPhotos(publishedIds: number[]): Promise<Map<number, Annotation[]>> {
    const found = publishedIds.length > 0 ? await this.annotations.findShown(publishedIds) : new Map();
    return new Map([...found].map(([id, annotations]) => [id, publicAnnotations(annotations)]));
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
      await this.write([{ id, before: before.annotations, annotations }], { source: 'api', viewer }, tx);
      return presentAnnotations(existing(await this.annotations.findOfPhoto(id, tx), viewer));
    });
  }

  /**
   * Replaces the annotations of photos that are locked: a few statements, however many they are. Equal ones are no change.
   * @param changes of different photos; regions are rounded already
   * @throws DomainError validation_failed
   */
  async replaceMany(changes: readonly AnnotatedChange[], actor: Actor, tx: EntityManager): Promise<void> {
    const present = await this.annotations.findOfPhotos(
      changes.map(({ id }) => id),
      tx,
    );
    await this.write(
      changes.map(({ id, annotations }) => ({ id, before: present.get(id) ?? [], annotations })),
      actor,
      tx,
    );
  }

  private async write(
    changes: readonly (AnnotatedChange & { before: readonly AnnotationRow[] })[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const states = changes.map(({ id, before, annotations }) => ({
      id,
      before: { annotations: before.map(annotationFields) },
      after: { annotations: annotations.map(annotationFields) },
    }));
    const changed = states.filter(({ before, after }) => !isDeepStrictEqual(before, after));
    if (changed.length === 0) return;
    const ids = changed.flatMap(({ after }) => after.annotations.flatMap(({ entityId }) => entityId ?? []));
    const entities = await this.annotations.findExistingEntities(ids, tx);
    for (const { after } of changed) checkAnnotations(after.annotations, entities);
    await this.annotations.replace(
      changed.map(({ id, after }) => ({ id, ...after })),
      tx,
    );
    await this.recorder.changed('photo.annotations', changed, actor, tx);
  }
}

/** @param viewer null where the history has checked the rights */
function existing(photo: AnnotatedPhoto | null, viewer: Viewer | null): AnnotatedPhoto {
  if (!photo || (viewer && !isKnownTo(viewer, photo))) throw new DomainError('photo_not_found');
  if (photo.status === 'removed') throw new DomainError('photo_removed');
  return photo;
}

const mayWrite = (viewer: Viewer): boolean =>
  isAmong(viewer, 'editors') || (viewer.kind === 'key' && viewer.scopes.includes('write'));

const publicAnnotations = (annotations: AnnotationRecord[]): Annotation[] =>
  annotations.flatMap(withoutDraft).map(presentAnnotation);

/** Without the entity where that is a draft; none where the annotation has no label of its own. */
function withoutDraft(annotation: AnnotationRecord): AnnotationRecord[] {
  const { entity, label } = annotation;
  if (!entity || isPublicEntity(entity)) return [annotation];
  return label === null ? [] : [{ ...annotation, entityId: null, entity: null }];
}
