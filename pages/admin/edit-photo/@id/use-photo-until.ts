import { useEffect, useEffectEvent } from 'react';
import type { AdminPhotoDetail } from '../../../../src/contract/admin-photo.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';

const pollMs = 2_000;

/** Asks for a photo until what it waits for has come; a failed request is only repeated. @param id null: it waits for nothing */
export function usePhotoUntil(
  id: number | null,
  isReady: (present: AdminPhotoDetail) => boolean,
  onReady: (present: AdminPhotoDetail) => void,
): void {
  const handlePresent = useEffectEvent((present: AdminPhotoDetail) => isReady(present) && onReady(present));
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    const timer = setInterval(() => {
      void adminApi.adminPhotos.byId({ id }).then(
        (present) => isCurrent && handlePresent(present),
        () => undefined,
      );
    }, pollMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [id]);
}
