import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Paged } from '../../src/contract/page.js';
import type { AdminPhoto, AdminPhotoListQuery } from '../../src/contract/photo.js';
import { ApiError, httpApi } from '../api/http-api.js';
import { useAdminText } from './use-admin-text.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Pagination } from '../lists/Pagination.js';
import { showToast } from '../ui/toast-store.js';
import { adminPhotosKey, adminPhotosPath } from './admin-photo-queries.js';
import { AdminPhotoRow } from './AdminPhotoRow.js';
import { DeletePhotoDialog } from './DeletePhotoDialog.js';

interface AdminPhotoListProps {
  photos: Paged<AdminPhoto>;
  query: AdminPhotoListQuery;
}

export function AdminPhotoList({ photos, query }: AdminPhotoListProps) {
  const { t } = useAdminText();
  const change = useChange();
  const [doomed, setDoomed] = useState<AdminPhoto | null>(null);

  if (photos.total === 0) return <Nothing isFiltered={Boolean(query.status ?? query.q)} />;

  const handleRetry = ({ id }: AdminPhoto) =>
    change.run(() => httpApi.adminPhotos.retry({ id }), t('photos.retried'), t('photos.retryFailed'));
  const handleDelete = async ({ id }: AdminPhoto) => {
    await change.run(() => httpApi.adminPhotos.remove({ id }), t('photos.deleted'), t('photos.deleteFailed'));
    setDoomed(null);
  };
  return (
    <>
      <ul aria-label={t('photos.listTitle')}>
        {photos.items.map((photo) => (
          <AdminPhotoRow
            key={photo.id}
            photo={photo}
            onRetry={(failed) => void handleRetry(failed)}
            onDelete={setDoomed}
          />
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={photos.page}
          totalPages={photos.totalPages}
          pathOf={(page) => adminPhotosPath({ ...query, page })}
        />
      </div>
      {doomed && (
        <DeletePhotoDialog
          photo={doomed}
          isBusy={change.isBusy}
          onConfirm={() => void handleDelete(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useAdminText();
  return (
    <EmptyState
      icon="camera"
      title={t('photos.empty')}
      text={t(isFiltered ? 'photos.emptyFiltered' : 'photos.emptyText')}
    />
  );
}

/** A change of one photo, told by a toast either way; the lists are asked for again. */
function useChange() {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (call: () => Promise<unknown>, done: string, failed: string): Promise<void> => {
    setIsBusy(true);
    try {
      await call();
      showToast({ kind: 'success', title: done });
    } catch (error) {
      showToast({ kind: 'error', title: failed, ...(error instanceof ApiError && { text: error.message }) });
    }
    setIsBusy(false);
    await client.invalidateQueries({ queryKey: adminPhotosKey });
  };
  return { isBusy, run };
}
