import { useState } from 'react';
import { photoName } from '../../../renderer/admin/photo-name.js';
import type { AdminPhoto } from '../../../src/contract/admin-photo.js';
import type { Photo } from '../../../src/contract/photo.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { LinkPicker } from '../../../renderer/admin/links/LinkPicker.js';
import type { Linkable } from '../../../renderer/admin/links/LinkSearch.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';

interface PhotoPickerProps {
  name: string;
  label: string;
  hint: string;
  /** The public ones of the photos that the settings name. */
  known: Photo[];
  ids: number[];
  max: number;
  error: string | undefined;
  onChange(ids: number[]): void;
}

/** Photographs to choose among the published ones, in an order. One more than there is room for takes the last one's place. */
export function PhotoPicker({ known, ids, max, onChange, ...picker }: PhotoPickerProps) {
  const { t, language } = useAdminText();
  const asLinkable = (photo: Photo | AdminPhoto): Linkable => ({
    id: photo.id,
    name: [photoName(photo, language), photo.year].filter(Boolean).join(', '),
    image: photo.image,
  });
  const [named, setNamed] = useState(() => known.map(asLinkable));
  const chosen = ids.map(
    (id) => named.find((photo) => photo.id === id) ?? { id, name: t('settings.home.hidden', { id }) },
  );
  const find = async (words: string) => {
    const { items } = await adminApi.adminPhotos.list({ q: words, status: 'published' });
    return items.map(asLinkable);
  };
  const handleChange = (photos: Linkable[]) => {
    setNamed([...named, ...photos]);
    const next = photos.map(({ id }) => id);
    onChange(next.length > max ? [...next.slice(0, max - 1), ...next.slice(-1)] : next);
  };
  return <LinkPicker {...picker} chosen={chosen} find={find} onChange={handleChange} isOrdered={max > 1} />;
}
