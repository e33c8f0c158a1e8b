import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Paged } from '../../src/contract/page.js';
import type { AdminPhoto, AdminPhotoListQuery } from '../../src/contract/photo.js';
import { adminApi } from './admin-api.js';
import { useAdminText } from './use-admin-text.js';
import { useAttempt } from '../forms/use-attempt.js';
import { Link } from '../layout/Link.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Pagination } from '../lists/Pagination.js';
import { adminPhotosKey, adminPhotosPath } from './admin-photo-queries.js';
import { AdminPhotoRow } from './AdminPhotoRow.js';
import { DeletePhotoDialog } from './DeletePhotoDialog.js';

interface AdminPhotoListProps {
  photos: Paged<AdminPhoto>;
  query: AdminPhotoListQuery;
}

export function AdminPhotoList({ photos, query }: AdminPhotoListProps) {
  const { t } = useAdminText();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt();
  const [photoToDelete, setPhotoToDelete] = useState<AdminPhoto | null>(null);

  if (photos.total === 0) return <Nothing query={query} />;

  const refetchLists = () => client.invalidateQueries({ queryKey: adminPhotosKey });
  const handleRetry = async ({ id }: AdminPhoto) => {
    await attempt(() => adminApi.adminPhotos.retry({ id }), {
      done: t('photos.retried'),
      failed: t('photos.retryFailed'),
    });
    await refetchLists();
  };
  const handleDelete = async ({ id }: AdminPhoto) => {
    await attempt(() => adminApi.adminPhotos.remove({ id }), {
      done: t('photos.deleted'),
      failed: t('photos.deleteFailed'),
    });
    await refetchLists();
    setPhotoToDelete(null);
  };
  return (
    <>
      <ul aria-label={t('photos.listTitle')}>
        {photos.items.map((photo) => (
          <AdminPhotoRow
            key={photo.id}
            photo={photo}
            onRetry={(failed) => void handleRetry(failed)}
            onDelete={setPhotoToDelete}
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
      {photoToDelete && (
        <DeletePhotoDialog
          photo={photoToDelete}
          isBusy={isBusy}
          onConfirm={() => void handleDelete(photoToDelete)}
          onClose={() => setPhotoToDelete(null)}
        />
      )}
    </>
  );
}

function Nothing({ query: { status, q } }: { query: AdminPhotoListQuery }) {
  const { t } = useAdminText();
  if (q)
    return (
      <EmptyState icon="search" title={t('photos.noneFound')} text={t('photos.noneFoundText', { search: q })}>
        <Link to={adminPhotosPath({ status })} className="btn btn-outline">
          {t('photos.clearSearch')}
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState
      icon="camera"
      title={t('photos.empty')}
      text={t(status ? 'photos.emptyFiltered' : 'photos.emptyText')}
    />
  );
}
