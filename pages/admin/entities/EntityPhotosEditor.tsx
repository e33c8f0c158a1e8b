import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { AdminEntityDetail, EntityPhotos as Linked, LinkedPhoto } from '../../../src/contract/entity.js';
import { errorCodeOf } from '../../../src/contract/error-status.js';
import { recordLimits } from '../../../src/contract/record-limits.js';
import { pickLocalized } from '../../../src/contract/localized.js';
import { photoName } from '../../../renderer/admin/photo-name.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { LinkSearch } from '../../../renderer/admin/links/LinkSearch.js';
import { moved } from '../../../renderer/admin/order/moved.js';
import { useDragOrder } from '../../../renderer/admin/order/use-drag-order.js';
import { sentWithPage } from '../../../renderer/admin/records/sent-with-page.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Form } from '../../../renderer/forms/Form.js';
import { useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { EntityPhotoItem } from './EntityPhotoItem.js';
import { areSamePhotos, changesOf, mergedPhotos } from './linked-photos.js';

export interface LinkedPhotosControl {
  /** Resolves to the entity as it is then, or to null where they are not saved; the editor says why. */
  save(): Promise<AdminEntityDetail | null>;
}

interface EntityPhotosEditorProps {
  entity: AdminEntityDetail;
  /** What is stored when editing begins. */
  first: Linked;
  control: Ref<LinkedPhotosControl>;
  /** Null when all photos are listed. */
  onMore: (() => void) | null;
  onUnsaved(count: number): void;
  onSend(): void;
  onSaved(linked: Linked, present: AdminEntityDetail): void;
}

export function EntityPhotosEditor(props: EntityPhotosEditorProps) {
  const { entity, first, control, onMore, onUnsaved, onSend, onSaved } = props;
  const { t, language } = useAdminText();
  // Kept: what somebody else links meanwhile is not unlinked by what is saved here.
  const [stored, setStored] = useState(first);
  const [photos, setPhotos] = useState<LinkedPhoto[]>(stored.items);
  /** Whether their order is to be stored; null: as it is. */
  const [isOrdered, setIsOrdered] = useState<boolean | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { added, removed } = changesOf(stored.items, photos);
  const unsaved = added.length + removed.length + Number(isOrdered !== null);
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  const isFull =
    photos.length >= recordLimits.entityPhotos.orderedMax || added.length >= recordLimits.entityPhotos.atOnce;

  const nameOf = (photo: LinkedPhoto) => photoName(photo, language);
  const move = (id: number, to: number) => {
    const from = photos.findIndex((photo) => photo.id === id);
    const photo = photos[from];
    if (!photo) return;
    setPhotos(moved(photos, from, to));
    setIsOrdered(true);
    setAnnouncement(t('order.movedTo', { name: nameOf(photo), place: to + 1, total: photos.length }));
  };
  const { items, draggedId, itemDrag, listDrop } = useDragOrder(photos, move);
  const saved = useRef<AdminEntityDetail | null>(null);
  const submission = useFormSubmit({
    send: async () => {
      const { id } = entity;
      const order = isOrdered === null ? {} : { order: isOrdered ? photos.map((photo) => photo.id) : [] };
      const save = (updatedAt: string) =>
        adminApi.adminEntities.changePhotos({ id, added, removed, ...order, updatedAt });
      const linked = await save(entity.updatedAt).catch(async (error: unknown) => {
        if (errorCodeOf(error) !== 'record_outdated') throw error;
        const present = await adminApi.adminEntities.photos({ id, limit: Math.max(1, stored.items.length) });
        // Something else of the entity has changed.
        if (areSamePhotos(present, stored)) return save(present.updatedAt);
        setPhotos(
          mergedPhotos({ base: stored.items, mine: photos, theirs: present.items, isOrdered: isOrdered === true }),
        );
        setStored(present);
        showToast({
          kind: 'warning',
          title: t('entities.photosMergedTitle'),
          text: t('entities.photosMerged'),
          durationMs: 12_000,
        });
        return null;
      });
      if (!linked) return;
      saved.current = await adminApi.adminEntities.byId({ id });
      onSaved(linked, saved.current);
    },
  });
  useImperativeHandle(control, () => ({
    async save() {
      saved.current = null;
      await submission.submit();
      return saved.current;
    },
  }));
  const isSaving = submission.progress !== 'none';
  const find = async (words: string) => {
    const { items } = await adminApi.adminPhotos.list({ q: words });
    return items.map((photo) => ({ ...photo, name: [nameOf(photo), photo.year].filter(Boolean).join(', ') }));
  };

  return (
    <Form submission={sentWithPage(submission, onSend)} failed={t('form.failed')} className="grid gap-4">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {/* It begins again with what is stored: nothing can be edited until then. */}
      <div className="contents" inert={isSaving}>
        {photos.length > 0 && (
          <ol
            {...listDrop}
            className="grid gap-x-4 border-t border-line sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] sm:gap-y-6 sm:pt-4"
          >
            {items.map((photo, index) => (
              <EntityPhotoItem
                key={photo.id}
                photo={photo}
                index={index}
                count={photos.length}
                isDragged={photo.id === draggedId}
                drag={itemDrag(photo)}
                onMove={(to) => move(photo.id, to)}
                onRemove={() => setPhotos(photos.filter(({ id }) => id !== photo.id))}
              />
            ))}
          </ol>
        )}
        {photos.length === 0 && <p className="text-sm text-mute">{t('entities.noLinkedPhotos')}</p>}
        {onMore && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <button type="button" className="btn btn-outline" disabled={unsaved > 0} onClick={onMore}>
              {t('entities.morePhotos')}
            </button>
            <p className="text-sm text-mute tabular-nums">
              {t('entities.photosShown', {
                shown: formatNumber(stored.items.length, language),
                total: formatNumber(stored.total, language),
              })}
            </p>
          </div>
        )}
        {!isFull && (
          <LinkSearch
            name="entity-photos"
            label={t('entities.linkedPhotos')}
            find={find}
            isOffered={({ id, status }) => status !== 'removed' && photos.every((photo) => photo.id !== id)}
            onAdd={(photo) => {
              const { id, status, image, year } = photo;
              setPhotos([...photos, { id, ...pickLocalized(photo, 'title'), status, image, year }]);
            }}
          />
        )}
      </div>
      {(isOrdered ?? stored.ordered.length > 0) && (
        <button
          type="button"
          className="btn btn-outline justify-self-start"
          disabled={isSaving}
          onClick={() => setIsOrdered(false)}
        >
          {t('entities.resetOrder')}
        </button>
      )}
    </Form>
  );
}
