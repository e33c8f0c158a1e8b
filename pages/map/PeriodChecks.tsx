import { usePageContext } from 'vike-react/usePageContext';
import { formatPeriod, type Period } from '../../src/contract/periods.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { periodColor } from '../../renderer/map/periods-on-map.js';

/** The site's periods as checkboxes, with the colours that they have on the map; other chosen years follow. */
export function PeriodChecks({ chosen }: { chosen: Period[] }) {
  const { t } = useText();
  const { site } = usePageContext();
  const known = site.periods.map(formatPeriod);
  const values = chosen.map(formatPeriod);
  const others = chosen.filter((period) => !known.includes(formatPeriod(period)));
  return (
    <div className="map-periods">
      {[...site.periods, ...others].map((period, index) => (
        <label key={formatPeriod(period)} className="chip" data-type-color={periodColor(index, known.length)}>
          <input
            type="checkbox"
            name="period"
            value={formatPeriod(period)}
            defaultChecked={values.includes(formatPeriod(period))}
            className="sr-only"
          />
          <span className="map-dot" aria-hidden="true" />
          {period.to === null ? t('entity.periodSince', { year: period.from }) : `${period.from}–${period.to}`}
        </label>
      ))}
    </div>
  );
}
