import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { defaultLanguage, languageTable } from '../../../src/contract/languages.js';
import type { AdminTag, AdminTagListQuery, AdminTagSort } from '../../../src/contract/tag.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { tagListPath } from './tag-queries.js';
import { TagRow } from './TagRow.js';
import type { TagSelection } from './use-tag-selection.js';

interface TagTableProps {
  tags: AdminTag[];
  query: AdminTagListQuery & { sort: AdminTagSort };
  selection: TagSelection;
  onEdit(tag: AdminTag): void;
}

/** Tags in the languages of the site with the number of their photos. */
export function TagTable({ tags, query, selection, onEdit }: TagTableProps) {
  const { t } = useAdminText();
  const { site } = usePageContext();
  const { sort } = query;
  /** A heading sorts by its column, and once more in the other direction. */
  const sorting = (usual: AdminTagSort, reversed: AdminTagSort) => ({
    order: sort === usual || sort === reversed ? directions[sort] : undefined,
    path: tagListPath({ ...query, page: 1, sort: sort === usual ? reversed : usual }),
  });
  return (
    <table className="table -mt-5 sm:-mt-8">
      {/* On a phone there are no columns, and the filters have the order. */}
      <thead className="max-md:hidden">
        <tr>
          <th scope="col" className="w-11 noscript:hidden">
            <label className="grid size-11 cursor-pointer place-items-center">
              <input
                type="checkbox"
                aria-label={t('tags.selectAll')}
                checked={tags.every((tag) => selection.has(tag))}
                onChange={({ target }) => selection.toggle(tags, target.checked)}
              />
            </label>
          </th>
          <SortedHeading {...sorting('name', 'nameDesc')}>{t('tags.name')}</SortedHeading>
          {site.languages
            .filter((of) => of !== defaultLanguage)
            .map((of) => (
              <th key={of} scope="col" lang={of}>
                {languageTable[of].name}
              </th>
            ))}
          <SortedHeading {...sorting('photos', 'photosAsc')}>{t('tags.photos')}</SortedHeading>
          <th scope="col">{t('tags.published')}</th>
          <th scope="col" className="w-11 noscript:hidden">
            <span className="sr-only">{t('tags.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tags.map((tag) => (
          <TagRow
            key={tag.id}
            tag={tag}
            isChosen={selection.has(tag)}
            onChoice={(isChosen) => selection.toggle([tag], isChosen)}
            onEdit={() => onEdit(tag)}
          />
        ))}
      </tbody>
    </table>
  );
}

const directions = {
  name: 'ascending',
  nameDesc: 'descending',
  photos: 'descending',
  photosAsc: 'ascending',
} as const satisfies Record<AdminTagSort, string>;

interface SortedHeadingProps {
  /** Undefined where the list has another order. */
  order: 'ascending' | 'descending' | undefined;
  path: string;
  children: ReactNode;
}

const SortedHeading = ({ order, path, children }: SortedHeadingProps) => (
  <th scope="col" aria-sort={order}>
    <Link
      to={path}
      keep-scroll-position="true"
      className={`inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:underline ${order ? 'text-ink' : ''}`}
    >
      {children}
      {/* Keeps its room, so that headings do not move. */}
      <Icon
        name="chevron-down"
        size={12}
        className={`${order ? '' : 'invisible'} ${order === 'ascending' ? 'rotate-180' : ''}`}
      />
    </Link>
  </th>
);
