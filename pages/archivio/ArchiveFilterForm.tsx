import { limits } from '../../src/contract/limits.js';
import { defaultPhotoSort, photoSorts } from '../../src/contract/photo.js';
import { useText } from '../../renderer/i18n/use-text.js';
import type { ArchiveFilters } from '../../renderer/photos/archive-filters.js';
import { FilterForm } from '../../renderer/ui/FilterForm.js';
import { FilterSubmit } from '../../renderer/ui/FilterActions.js';

interface ArchiveFilterFormProps {
  filters: ArchiveFilters;
  tags: { id: number; name: string }[];
}

export function ArchiveFilterForm({ filters, tags }: ArchiveFilterFormProps) {
  const { t } = useText();
  const { search, sortBy } = filters;
  const [from, to] = [String(filters.from ?? ''), String(filters.to ?? '')];
  // A tag that is no more cannot be shown as chosen.
  const tag = String(tags.find(({ id }) => id === filters.tagId)?.id ?? '');
  return (
    <FilterForm
      path="/archivio"
      label={t('archive.filters')}
      values={{ search, tagId: tag, from, to, sortBy }}
      defaults={{ sortBy: defaultPhotoSort }}
      className="mt-10 mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr] [@media(scripting:none)]:lg:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <div className="field sm:col-span-2 lg:col-span-1">
        <label htmlFor="search">{t('archive.searchLabel')}</label>
        <input
          id="search"
          name="search"
          type="search"
          maxLength={limits.searchText.max}
          placeholder={t('archive.searchPlaceholder')}
          defaultValue={search}
        />
      </div>
      <div className="field">
        <label htmlFor="tagId">{t('archive.tagLabel')}</label>
        <select id="tagId" name="tagId" defaultValue={tag}>
          <option value="">{t('archive.allTags')}</option>
          {tags.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="sortBy">{t('filters.sort')}</label>
        <select id="sortBy" name="sortBy" defaultValue={sortBy}>
          {photoSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`archive.sorts.${sort}`)}
            </option>
          ))}
        </select>
      </div>
      {from && <input type="hidden" name="from" value={from} />}
      {to && <input type="hidden" name="to" value={to} />}
      <FilterSubmit />
    </FilterForm>
  );
}
