import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import type { AdminPhotoListItem, AdminPhotoListQuery, AdminPhotoPage } from '../../../src/contract/admin-photo.js';
import {
  adminPhotoFilterOf,
  adminPhotosKey,
  adminPhotosPath,
  type AdminPhotoView,
} from '../../../renderer/admin/admin-photo-queries.js';
import { DeletePhotoDialog } from '../../../renderer/admin/DeletePhotoDialog.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { Pagination } from '../../../renderer/lists/Pagination.js';
import { Results } from '../../../renderer/lists/Results.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import { BulkBar } from './bulk/BulkBar.js';
import { PhotoGrid } from './PhotoGrid.js';
import { PhotoTable } from './PhotoTable.js';
import { QueueLine } from './QueueLine.js';
import { usePhotoSelection } from './selection.js';
import type { ShownPhotos } from './shown-photos.js';
import { useView } from './stored-view.js';

interface PhotoListProps {
  photos: AdminPhotoPage;
  query: AdminPhotoListQuery;
  view: AdminPhotoView | null;
  /** The tabs above the list. */
  queues: ReactNode;
}

/** The found photos as a table or a grid, their selection, and what is done with one of them or with all selected ones. */
export function PhotoList({ photos, query, view, queues }: PhotoListProps) {
  const { t } = useAdminText();
  const client = useQueryClient();
  const shownView = useView(view);
  const { isBusy, attempt } = useAttempt();
  const [photoToDelete, setPhotoToDelete] = useState<AdminPhotoListItem | null>(null);
  const selection = usePhotoSelection(adminPhotoFilterOf(query));
  const lastTicked = useRef<number | null>(null);
  const { items, total, moreThanTotal, page, totalPages } = photos;

  const refetch = () => client.invalidateQueries({ queryKey: adminPhotosKey });
  const tick: ShownPhotos['onTick'] = ({ id }, { shiftKey, currentTarget }) => {
    const ids = items.map((photo) => photo.id);
    const [from, to] = [lastTicked.current === null ? -1 : ids.indexOf(lastTicked.current), ids.indexOf(id)];
    const range = shiftKey && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    selection.set(range, currentTarget.checked);
    lastTicked.current = id;
  };
  const retry = async ({ id }: AdminPhotoListItem) => {
    const titles = { done: t('photos.retried'), failed: t('photos.retryFailed') };
    await attempt(() => adminApi.adminPhotos.retry({ id }), titles);
    await refetch();
  };
  const restore = async ({ id }: AdminPhotoListItem) => {
    const titles = { done: t('photos.restored'), failed: t('photos.restoreFailed') };
    await attempt(() => adminApi.adminPhotos.restore({ id }), titles);
    await refetch();
  };
  const remove = async ({ id }: AdminPhotoListItem) => {
    const titles = { done: t('photos.deleted'), failed: t('photos.deleteFailed') };
    if (await attempt(() => adminApi.adminPhotos.remove({ id }), titles)) selection.set([id], selection.isWhole);
    await refetch();
    setPhotoToDelete(null);
  };
  const shown: ShownPhotos = {
    photos: items,
    query,
    view,
    isSelected: selection.isSelected,
    onTick: tick,
    onTickAll: (isOn) =>
      selection.set(
        items.map(({ id }) => id),
        isOn,
      ),
    onRetry: (photo) => void retry(photo),
    onRestore: (photo) => void restore(photo),
    onDelete: setPhotoToDelete,
  };
  const isGrid = total > 0 && shownView === 'grid';
  const isFiltered = Object.keys(adminPhotoFilterOf(query)).length > 0;
  return (
    <>
      <QueueLine
        photos={photos}
        query={query}
        view={view}
        onTickAll={isGrid ? shown.onTickAll : null}
        isWhole={items.every(({ id }) => selection.isSelected(id))}
      >
        {queues}
      </QueueLine>
      <Results id="elenco" label={t('photos.results')} page={page}>
        {total === 0 && <Nothing query={query} isFiltered={isFiltered} />}
        {total > 0 && (isGrid ? <PhotoGrid {...shown} /> : <PhotoTable {...shown} />)}
        <div className="mt-8">
          <Pagination
            page={page}
            totalPages={totalPages}
            pathOf={(to) => adminPhotosPath({ ...query, page: to }, view)}
          />
        </div>
      </Results>
      <BulkBar
        selection={selection}
        total={moreThanTotal ? null : total}
        isRemoved={query.status === 'removed'}
        sortBy={query.sortBy}
      />
      {photoToDelete && (
        <DeletePhotoDialog
          photo={photoToDelete}
          isBusy={isBusy}
          onConfirm={() => void remove(photoToDelete)}
          onClose={() => setPhotoToDelete(null)}
        />
      )}
    </>
  );
}

function Nothing({ query: { q, status }, isFiltered }: { query: AdminPhotoListQuery; isFiltered: boolean }) {
  const { t } = useAdminText();
  if (q)
    return <EmptyState icon="search" title={t('photos.noneFound')} text={t('photos.noneFoundText', { search: q })} />;
  if (status === 'removed')
    return <EmptyState icon={actionIcons.remove} title={t('photos.emptyTrash')} text={t('photos.emptyTrashText')} />;
  return (
    <EmptyState
      icon="camera"
      title={t('photos.empty')}
      text={t(isFiltered ? 'photos.emptyFiltered' : 'photos.emptyText')}
    />
  );
}
