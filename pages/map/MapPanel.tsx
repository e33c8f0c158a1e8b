import { usePageContext } from 'vike-react/usePageContext';
import { formatDayRange } from '../../src/contract/dates/day-range.js';
import { formatPeriod } from '../../src/contract/periods.js';
import { mapLimits } from '../../src/contract/map-limits.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { daysText } from '../../renderer/lists/days-text.js';
import { FilterSubmit } from '../../renderer/lists/FilterActions.js';
import { FilterChip } from '../../renderer/lists/FilterChip.js';
import { FilterForm } from '../../renderer/lists/FilterForm.js';
import { areAllYearsUsual, mapPath, readMapFilters } from '../../renderer/map/stage/map-filters.js';
import { Disclosure } from '../../renderer/ui/Disclosure.js';
import type { Data } from './+data.shared.js';
import { CategoryChecks } from './CategoryChecks.js';
import { PeriodChecks } from './PeriodChecks.js';

export const panelId = 'map-filters';

/** Everything that decides what the map shows: years, categories, and a help. */
export function MapPanel({ data }: { data: Data }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { filters, summary, types, focus } = data;
  const { periods, days, undated, vanished, entityId, q, tags } = filters;
  const codes = types.map(({ code }) => code);
  const pathOf = ({ period = '', cardCats = '', ...flags }: Record<string, string>) => {
    const isAll = codes.every((code) => cardCats.split(',').includes(code));
    return mapPath(readMapFilters({ ...flags, period, ...(!isAll && { cardCats: cardCats || 'none' }) }));
  };
  return (
    <>
      <FoundOnly data={data} />
      {focus && (
        <FilterChip
          name={t('map.onlyEntity', { name: focus.name })}
          label={t('map.removeEntity', { name: t('map.onlyEntity', { name: focus.name }) })}
          path={mapPath({ ...filters, entityId: null, page: 1 })}
        />
      )}
      <FilterForm
        path="/map"
        label={t('map.filters')}
        values={{
          entityId: String(entityId ?? ''),
          q,
          tags: tags.join(),
          period: periods.map(formatPeriod).join(),
          days: days ? formatDayRange(days) : '',
          undated: undated ? '1' : '',
          cardCats: (filters.types ?? codes).join(),
          vanished: vanished ? '1' : '',
        }}
        pathOf={pathOf}
      >
        {entityId !== null && <input type="hidden" name="entityId" value={entityId} />}
        {q && <input type="hidden" name="q" value={q} />}
        {tags.length > 0 && <input type="hidden" name="tags" value={tags.join()} />}
        {days && <input type="hidden" name="days" value={formatDayRange(days)} />}
        <fieldset>
          <legend>{t('map.years')}</legend>
          <PeriodChecks data={data} />
          <p className="map-note">
            {summary.photos.outside > 0 ? (
              <>
                {t('map.outside', {
                  count: summary.photos.outside,
                  number: formatNumber(summary.photos.outside, language),
                })}{' '}
                <Link to={mapPath({ ...filters, periods: site.periods, days: null, page: 1 })} className="link touch">
                  {t('map.allYears')}
                </Link>
              </>
            ) : (
              periods.length === 0 &&
              !days &&
              (areAllYearsUsual(filters) ? t('map.usuallyAllYears') : t('map.usualYears', mapLimits.years))
            )}
          </p>
          <label className="map-check">
            <input type="checkbox" name="undated" value="1" defaultChecked={undated} />
            {t('map.undated', { number: formatNumber(summary.photos.undated, language) })}
          </label>
        </fieldset>
        <CategoryChecks data={data} />
        {(summary.vanished > 0 || vanished) && (
          <div>
            <label className="map-check">
              <input type="checkbox" name="vanished" value="1" defaultChecked={vanished} />
              {t('map.vanished', { number: formatNumber(summary.vanished, language) })}
            </label>
            <p className="map-note">{t('map.vanishedWhy')}</p>
          </div>
        )}
        <FilterSubmit />
      </FilterForm>
      <Disclosure label={t('map.howTo')}>
        <ul className="map-help">
          {(['howToNumbers', 'howToYears', 'howToKeys'] as const).map((part) => (
            <li key={part}>{t(`map.${part}`)}</li>
          ))}
        </ul>
      </Disclosure>
      <a href="#elenco" className="link map-to-list">
        {t('map.toList')}
      </a>
    </>
  );
}

/** A text, days and tags, with which a list or another address leads here: each can be taken away. */
function FoundOnly({ data: { filters, tags } }: { data: Data }) {
  const { t, language } = useText();
  const days = filters.days && daysText(filters.days, language, t);
  const chips = [
    ...(filters.q ? [{ name: filters.q, text: t('search.quoted', { text: filters.q }), without: { q: '' } }] : []),
    ...(days ? [{ name: days, text: days, without: { days: null } }] : []),
    ...filters.tags.map((id) => {
      const name = tags.find((tag) => tag.id === id)?.name ?? t('search.unknownTag', { id });
      return { name, text: name, without: { tags: filters.tags.filter((other) => other !== id) } };
    }),
  ];
  return chips.map(({ name, text, without }) => (
    <FilterChip
      key={text}
      name={text}
      label={t('map.removeEntity', { name })}
      path={mapPath({ ...filters, ...without, page: 1 })}
    />
  ));
}
