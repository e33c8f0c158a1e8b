import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { httpApi } from '../../../renderer/api/http-api.js';

const pageSize = 24;

/** The published photos of an entity, a page more at each `more`. */
export function usePhotosToChoose(id: number) {
  const [pages, setPages] = useState(1);
  const list = useQuery({
    queryKey: ['entity-photos', id, 'cover', pages],
    queryFn: () => httpApi.entities.photos({ id, page: 1, pageSize: pages * pageSize }),
    placeholderData: (before) => before,
  });
  return { list, photos: list.data?.items ?? [], total: list.data?.total ?? 0, more: () => setPages(pages + 1) };
}
