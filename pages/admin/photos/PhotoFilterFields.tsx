import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { isLanguage } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import { pageAddress } from '../../../src/contract/paths.js';
import {
  type AdminPhotoListQuery,
  type PhotoGap,
  photoGaps,
  withoutLicence,
} from '../../../src/contract/admin-photo.js';
import { photoStatuses } from '../../../src/contract/photo.js';
import { adminPhotosPath } from '../../../renderer/admin/admin-photo-queries.js';
import { fondsNames } from '../../../renderer/admin/links/fonds-names.js';
import { lineOf } from '../../../renderer/admin/links/FondsPicker.js';
import { EntityPicker } from '../../../renderer/admin/links/EntityPicker.js';
import { spokenLanguage } from '../../../renderer/admin/spoken-language.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { hasOtherTags } from '../../../renderer/photos/offered-tags.js';
import { ChoiceFilter } from '../../../renderer/lists/ChoiceFilter.js';
import { DayFilter } from '../../../renderer/lists/DayFilter.js';
import type { FilteredList, Values } from './filter-values.js';

type PhotoFilterFieldsProps = FilteredList & { values: Values };

/** The filters that are below the line of the search. */
export function PhotoFilterFields({ query, view, licences, tags, fonds, entity, values }: PhotoFilterFieldsProps) {
  const { t, language } = useAdminText();
  return (
    <>
      <ChoiceFilter
        name="status"
        label={t('photos.state')}
        options={[
          { value: '', text: t('photos.allStates') },
          ...photoStatuses.map((status) => ({ value: status, text: t(`photos.status.${status}`) })),
        ]}
        chosen={values.status}
      />
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
      {fonds.length > 0 && (
        <ChoiceFilter
          name="fondsId"
          label={t('photos.fonds')}
          options={[
            { value: '', text: t('photos.allFonds') },
            ...fonds.map((one) => ({ value: one.id, text: fondsNames(lineOf(one, fonds), language) })),
          ]}
          chosen={values.fondsId}
        />
      )}
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
      <DayFilter name="addedFrom" label={t('photos.addedFrom')} value={values.addedFrom} />
      <DayFilter name="addedTo" label={t('photos.addedTo')} value={values.addedTo} />
      <EntityFilter query={query} view={view} entity={entity} />
      <Checks query={query} />
    </>
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
      <fieldset className="min-w-0 sm:col-span-2 lg:col-span-3">
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
function EntityFilter({ query, view, entity }: Pick<PhotoFilterFieldsProps, 'query' | 'view' | 'entity'>) {
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
