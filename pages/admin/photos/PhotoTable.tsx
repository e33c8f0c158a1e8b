import { useEffect, useRef } from 'react';
import type { AdminPhotoSort } from '../../../src/contract/admin-photo.js';
import { adminPhotosPath } from '../../../renderer/admin/admin-photo-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { ShownPhotos } from './shown-photos.js';
import { PhotoTableRow } from './PhotoTableRow.js';
import { useRoominess } from './stored-density.js';

/**
 * Columns that are sorted by, with their order and its opposite; the first is what a first click asks for. They are as wide as
 * their longest usual content in any language, so that titles have all other room.
 */
const columns = [
  { name: 'title', sorts: ['title', 'titleDesc'], className: '' },
  { name: 'file', sorts: ['fileName', 'fileNameDesc'], className: 'hidden w-48 md:table-cell 2xl:w-60 3xl:w-96' },
  { name: 'number', sorts: ['inventoryNumber', 'inventoryNumberDesc'], className: 'hidden w-28 lg:table-cell' },
  { name: 'year', sorts: ['year', 'yearDesc'], className: 'hidden w-20 md:table-cell' },
  { name: 'licence', sorts: null, className: 'hidden w-32 3xl:table-cell' },
  { name: 'added', sorts: ['createdAt', 'createdAtAsc'], className: 'hidden w-28 2xl:table-cell' },
  { name: 'changed', sorts: ['updatedAt', 'updatedAtAsc'], className: 'hidden w-28 3xl:table-cell' },
] as const;

const descending: readonly AdminPhotoSort[] = [
  'titleDesc',
  'fileNameDesc',
  'inventoryNumberDesc',
  'yearDesc',
  'createdAt',
  'updatedAt',
];

/** The photos as a table; its headings sort. On a phone a photo's details are below its title. */
export function PhotoTable({ query, view, onTickAll, ...list }: ShownPhotos) {
  const { t } = useAdminText();
  const isRoomy = useRoominess();
  const { sortBy = 'createdAt' } = query;
  const selected = list.photos.filter(({ id }) => list.isSelected(id)).length;
  return (
    <table className="photo-table" data-roomy={isRoomy || undefined}>
      <caption className="sr-only">{t('photos.listTitle')}</caption>
      <thead className="sticky top-0 z-5 bg-bg">
        <tr className="border-b border-ink text-left text-xs text-mute">
          <th scope="col" className="w-11 font-normal noscript:hidden">
            <TickAll selected={selected} of={list.photos.length} onTick={onTickAll} />
          </th>
          <th scope="col" className={isRoomy ? 'w-28' : 'w-18'}>
            <span className="sr-only">{t('photos.columns.picture')}</span>
          </th>
          {columns.map(({ name, sorts, className }) => {
            const order = sorts?.find((sort) => sort === sortBy);
            const next = sorts && (sorts[0] === sortBy ? sorts[1] : sorts[0]);
            const isDescending = order !== undefined && descending.includes(order);
            return (
              <th
                key={name}
                scope="col"
                aria-sort={order && (isDescending ? 'descending' : 'ascending')}
                className={`pr-3 font-semibold ${className}`}
              >
                {next ? (
                  <Link
                    to={adminPhotosPath({ ...query, sortBy: next, page: 1 }, view)}
                    className="inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:text-ink hover:underline aria-[current]:text-ink"
                    aria-current={order ? 'true' : undefined}
                    keep-scroll-position="true"
                  >
                    {t(`photos.columns.${name}`)}
                    {order && <Icon name="chevron-down" size={14} className={isDescending ? '' : 'rotate-180'} />}
                  </Link>
                ) : (
                  t(`photos.columns.${name}`)
                )}
              </th>
            );
          })}
          <th scope="col" className={`w-12 ${query.status === 'removed' ? 'md:w-40' : ''}`}>
            <span className="sr-only">{t('photos.columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.photos.map((photo) => (
          <PhotoTableRow key={photo.id} photo={photo} query={query} isRoomy={isRoomy} {...list} />
        ))}
      </tbody>
    </table>
  );
}

/** All photos of the page. */
function TickAll({ selected, of, onTick }: { selected: number; of: number; onTick(isOn: boolean): void }) {
  const { t } = useAdminText();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && selected < of;
  }, [selected, of]);
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={t('photos.selectPage')}
        checked={selected === of}
        onChange={({ target }) => onTick(target.checked)}
      />
    </label>
  );
}
