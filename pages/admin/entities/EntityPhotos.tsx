import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminEntityDetail, EntityPhotos as Linked, LinkedPhoto } from '../../../src/contract/entity.js';
import { recordLimits } from '../../../src/contract/record-limits.js';
import { pickLocalized } from '../../../src/contract/localized.js';
import { photoName } from '../../../renderer/admin/photo-name.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { LinkSearch } from '../../../renderer/admin/links/LinkSearch.js';
import { moved } from '../../../renderer/admin/order/moved.js';
import { useDragOrder } from '../../../renderer/admin/order/use-drag-order.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { RecordState } from '../../../renderer/admin/records/RecordState.js';
import { useUnsavedWarning } from '../../../renderer/admin/records/use-unsaved-warning.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Form } from '../../../renderer/forms/Form.js';
import { useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { EntityPhotoItem } from './EntityPhotoItem.js';
import { linkedPhotosKey } from './linked-photos.js';

const pageSize = 24;

interface EntityPhotosProps {
  entity: AdminEntityDetail;
  onChange(change: (before: AdminEntityDetail) => AdminEntityDetail): void;
}

/** The photos of an entity: linked, unlinked and put in an order; saved by themselves, not with the form. */
export function EntityPhotos({ entity, onChange }: EntityPhotosProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const client = useQueryClient();
  const [limit, setLimit] = useState(pageSize);
  /** Counts the saves: the section begins again with what is stored. */
  const [version, setVersion] = useState(0);
  const list = useQuery({
    queryKey: linkedPhotosKey(entity.id, { limit, version }),
    queryFn: () => adminApi.adminEntities.photos({ id: entity.id, limit }),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const { data, isPlaceholderData } = list;
  const handleSaved = (linked: Linked, photo_count: number) => {
    client.setQueryData(linkedPhotosKey(entity.id, { limit: pageSize, version: version + 1 }), linked);
    setLimit(pageSize);
    setVersion(version + 1);
    // Only what this section has changed: another's edit of the form is found when that is saved.
    onChange((before) => ({ ...before, photo_count, updatedAt: linked.updatedAt }));
    void client.invalidateQueries();
  };
  return (
    <div className="mt-8 noscript:hidden">
      <FieldGroup id="photos" title={t('entities.linkedPhotos')} hint={t('entities.linkedPhotosHint')}>
        {data ? (
          <Editor
            key={`${limit} ${version} ${isPlaceholderData}`}
            entity={entity}
            first={data}
            onMore={data.total > data.items.length ? () => setLimit(limit + pageSize) : null}
            onSaved={handleSaved}
          />
        ) : isNotLoaded(list) ? (
          <NotLoaded query={list} />
        ) : (
          <p role="status">{site('filters.loading')}</p>
        )}
      </FieldGroup>
    </div>
  );
}

interface EditorProps {
  entity: AdminEntityDetail;
  /** What is stored when editing begins. */
  first: Linked;
  /** Null when all photos are listed. */
  onMore: (() => void) | null;
  onSaved(linked: Linked, photoCount: number): void;
}

function Editor({ entity, first, onMore, onSaved }: EditorProps) {
  const { t, language } = useAdminText();
  // Kept: what somebody else links meanwhile is not unlinked by what is saved here.
  const [stored] = useState(first);
  const [photos, setPhotos] = useState<LinkedPhoto[]>(stored.items);
  /** Whether their order is to be stored; null: as it is. */
  const [isOrdered, setIsOrdered] = useState<boolean | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const idsOf = (list: LinkedPhoto[]) => list.map(({ id }) => id);
  const added = idsOf(photos).filter((id) => !idsOf(stored.items).includes(id));
  const removed = idsOf(stored.items).filter((id) => !idsOf(photos).includes(id));
  const isUnsaved = added.length > 0 || removed.length > 0 || isOrdered !== null;
  useUnsavedWarning(isUnsaved, t('form.leave'));
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
  const submission = useFormSubmit({
    send: async () => {
      const { updatedAt } = entity;
      const order = isOrdered === null ? {} : { order: isOrdered ? idsOf(photos) : [] };
      const changed = await adminApi.adminEntities.changePhotos({ id: entity.id, added, removed, ...order, updatedAt });
      showToast({ kind: 'success', title: t('entities.photosSaved') });
      onSaved(changed, (await adminApi.adminEntities.byId({ id: entity.id })).photo_count);
    },
  });
  const isSaving = submission.progress !== 'none';
  const find = async (words: string) => {
    const { items } = await adminApi.adminPhotos.list({ q: words });
    return items.map((photo) => ({ ...photo, name: [nameOf(photo), photo.year].filter(Boolean).join(', ') }));
  };

  return (
    <div data-unsaved={isUnsaved}>
      <Form submission={submission} failed={t('form.failed')} className="grid gap-4">
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
              <button type="button" className="btn btn-outline" disabled={isUnsaved} onClick={onMore}>
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
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <button className="btn btn-primary" aria-busy={isSaving}>
            {t('entities.savePhotos')}
          </button>
          {(isOrdered ?? stored.ordered.length > 0) && (
            <button type="button" className="btn btn-outline" disabled={isSaving} onClick={() => setIsOrdered(false)}>
              {t('entities.resetOrder')}
            </button>
          )}
          <RecordState isUnsaved={isUnsaved} error={submission.error} />
        </div>
      </Form>
    </div>
  );
}
