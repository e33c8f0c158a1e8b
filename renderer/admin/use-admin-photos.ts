import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { AdminPhotoListQuery, AdminPhotoPage, PhotoStatusCounts } from '../../src/contract/admin-photo.js';
import { asQuery } from '../api/load.js';
import { adminPhotoQueries, adminPhotosKey } from './admin-photo-queries.js';
import { photoUploads } from './uploads/photo-uploads.js';
import { usePhotoEvents } from './use-photo-events.js';

interface FirstAnswers {
  query: AdminPhotoListQuery;
  photos: AdminPhotoPage;
  counts: PhotoStatusCounts;
}

/** Hundreds of uploads cause hundreds of events: the lists are refetched at most this often. */
const refreshMs = 1_000;

/** The list and the counts, kept up to date by server events. */
export function useAdminPhotos({ query, photos, counts }: FirstAnswers) {
  const list = useQuery({ ...asQuery(adminPhotoQueries.list(query)), initialData: photos });
  const sums = useQuery({ ...asQuery(adminPhotoQueries.counts()), initialData: counts });
  const refresh = useRefresh();
  // Nothing has followed the events while the administrator was on other pages.
  useEffect(() => void photoUploads.check(), []);
  const { isLive } = usePhotoEvents({
    onPhoto: (photo) => {
      photoUploads.photoChanged(photo);
      refresh();
    },
    onReconnect: () => {
      void photoUploads.check();
      refresh();
    },
  });
  return { photos: list.data, counts: sums.data, isLive };
}

function useRefresh(): () => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: adminPhotosKey });
    }, refreshMs);
  }, [client]);
}
