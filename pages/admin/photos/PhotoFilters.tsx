import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import type { AdminEntity } from '../../../src/contract/entity.js';
import { isLanguage } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import { pageAddress } from '../../../src/contract/paths.js';
import {
  type AdminPhotoListQuery,
  adminPhotoSorts,
  defaultPhotoSort,
  type LicenceCount,
  type PhotoGap,
  photoGaps,
  withoutLicence,
} from '../../../src/contract/photo.js';
import { adminPhotosPath, type AdminPhotoView } from '../../../renderer/admin/admin-photo-queries.js';
import { EntityPicker } from '../../../renderer/admin/links/EntityPicker.js';
import { spokenLanguage } from '../../../renderer/admin/spoken-language.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { hasOtherTags, type OfferedTag } from '../../../renderer/photos/offered-tags.js';
import { ChoiceFilter } from '../../../renderer/lists/ChoiceFilter.js';
import { FilterForm } from '../../../renderer/lists/FilterForm.js';
import { MoreFilters } from '../../../renderer/lists/MoreFilters.js';
import { SearchFilter } from '../../../renderer/lists/SearchFilter.js';

interface PhotoFiltersProps {
  query: AdminPhotoListQuery;
  view: AdminPhotoView | null;
  licences: LicenceCount[];
  tags: OfferedTag[];
  /** The entity that the photos are filtered by. */
  entity: AdminEntity | null;
}

/** All filters of the list but its state, as a form that works without scripts. */
export function PhotoFilters({ query, view, licences, tags, entity }: PhotoFiltersProps) {
  const { t, language } = useAdminText();
  const values = valuesOf(query, view);
  return (
    <FilterForm
      path="/admin/photos"
      label={t('photos.filters')}
      values={values}
      defaults={{ sortBy: defaultPhotoSort }}
      className="filters mt-6! mb-2!"
    >
      <SearchFilter name="q" label={t('photos.search')} placeholder={t('photos.search')} value={values.q} />
      <MoreFilters active={activeOf(query)} className="lg:grid-cols-3 xl:grid-cols-4">
        <ChoiceFilter
          name="tagId"
          label={t('photos.tag')}
          options={[
            { value: '', text: t('photos.allTags') },
            ...tags.map(({ id, name }) => ({ value: id, text: name })),
            ...(hasOtherTags(tags) ? [{ text: t('photos.otherTags') }] : []),
          ]}
          chosen={values.tagId}
        />
        <ChoiceFilter
          name="license"
          label={t('photos.licence')}
          options={[
            { value: '', text: t('photos.allLicences') },
            ...licences.map(({ license, count }) => ({
              value: license ?? withoutLicence,
              text: `${license ?? t('photos.noLicence')} (${formatNumber(count, language)})`,
            })),
          ]}
          chosen={values.license}
        />
        <Years values={values} />
        <label className="field min-w-0">
          <span className="mb-1.5 block text-sm font-semibold">{t('photos.folder')}</span>
          <input
            name="folder"
            className="control"
            autoComplete="off"
            placeholder={t('photos.folderExample')}
            defaultValue={values.folder}
          />
        </label>
        <ChoiceFilter
          name="sortBy"
          label={t('photos.sort')}
          options={adminPhotoSorts.map((sort) => ({ value: sort, text: t(`photos.sorts.${sort}`) }))}
          chosen={values.sortBy}
        />
        <Checks query={query} />
        <EntityFilter query={query} view={view} entity={entity} />
      </MoreFilters>
      {/* What is chosen elsewhere stays. */}
      {(['status', 'entityId', 'view'] as const).map(
        (name) => values[name] && <input key={name} type="hidden" name={name} defaultValue={values[name]} />,
      )}
    </FilterForm>
  );
}

function Years({ values }: { values: Values }) {
  const { t } = useAdminText();
  return (
    <fieldset className="field min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('photos.years')}</legend>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {(['from', 'to'] as const).map((name) => (
          <input
            key={name}
            name={name}
            className="control"
            inputMode="numeric"
            aria-label={t(`photos.${name}`)}
            placeholder={t(`photos.${name}`)}
            defaultValue={values[name]}
            style={{ order: name === 'from' ? 0 : 2 }}
          />
        ))}
        <span aria-hidden="true" className="text-mute" style={{ order: 1 }}>
          –
        </span>
      </div>
    </fieldset>
  );
}

/** What is missing, and whose photos. */
function Checks({ query }: { query: AdminPhotoListQuery }) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const isShown = (gap: PhotoGap): boolean => !isLanguage(gap) || site.languages.includes(gap);
  return (
    <>
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="text-sm font-semibold">{t('photos.lacks')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {photoGaps.filter(isShown).map((gap) => (
            <label key={gap} className="check">
              <input
                type="checkbox"
                name="lacks"
                value={gap}
                defaultChecked={query.lacks?.split(',').includes(gap) ?? false}
              />
              <span>
                {isLanguage(gap)
                  ? t('photos.gaps.translation', { language: spokenLanguage(gap, language) })
                  : t(`photos.gaps.${gap}`)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{t('photos.uploads')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {(['mine', 'lastUpload'] as const).map((name) => (
            <label key={name} className="check">
              <input type="checkbox" name={name} value="true" defaultChecked={query[name] ?? false} />
              <span>{t(`photos.${name}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** Entities are too many for a choice: one is searched, and its photos are shown at once. */
function EntityFilter({ query, view, entity }: Pick<PhotoFiltersProps, 'query' | 'view' | 'entity'>) {
  const { t, language } = useAdminText();
  const chosen = entity ? [{ id: entity.id, name: localized(entity, 'name', language) }] : [];
  const show = (entityId: number | undefined) =>
    void navigate(pageAddress(language, adminPhotosPath({ ...query, entityId, page: 1 }, view)), {
      keepScrollPosition: true,
    });
  return (
    <div className="min-w-0 noscript:hidden">
      <EntityPicker
        name="entityId"
        label={t('photos.entity')}
        chosen={chosen}
        onChange={(entities) => show(entities.at(-1)?.id)}
        error={undefined}
      />
    </div>
  );
}

type Values = ReturnType<typeof valuesOf>;

const valuesOf = (query: AdminPhotoListQuery, view: AdminPhotoView | null) => ({
  q: query.q ?? '',
  tagId: text(query.tagId),
  license: query.license ?? '',
  from: text(query.from),
  to: text(query.to),
  sortBy: query.sortBy ?? defaultPhotoSort,
  lacks: query.lacks ?? '',
  mine: query.mine ? 'true' : '',
  lastUpload: query.lastUpload ? 'true' : '',
  status: query.status ?? '',
  entityId: text(query.entityId),
  folder: query.folder ?? '',
  view: view ?? '',
});

const text = (value: number | string | undefined): string => (value === undefined ? '' : String(value));

/** Filters among those that a phone folds. */
const activeOf = ({
  tagId,
  license,
  from,
  to,
  lacks,
  mine,
  lastUpload,
  entityId,
  folder,
}: AdminPhotoListQuery): number =>
  [tagId, license, from ?? to, lacks, mine, lastUpload, entityId, folder].filter((value) => value !== undefined).length;
