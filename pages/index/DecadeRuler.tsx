import type { CSSProperties, PointerEvent } from 'react';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { decadePath } from './HeroCaption.js';
import type { HomeDecade } from './home-decade.js';

interface DecadeRulerProps {
  decades: HomeDecade[];
  /** That of the photograph that is shown. */
  highlighted: HomeDecade | null;
  /** A decade is pointed at or focused. */
  onPoint(decade: HomeDecade): void;
}

/** The number of photographs of each decade as a bar chart; each bar links to its photographs. */
export function DecadeRuler({ decades, highlighted, onPoint }: DecadeRulerProps) {
  const { t } = useText();
  const most = Math.max(0, ...decades.map(({ count }) => count));
  if (most === 0) return null;
  return (
    <section aria-labelledby="home-decades" className="decades print:hidden">
      <h2 id="home-decades" className="font-sans text-sm font-semibold">
        {t('home.decades')}
      </h2>
      <ol>
        {decades.map((decade) => (
          <li key={decade.decade} className="min-w-0" style={{ '--share': decade.count / most } as CSSProperties}>
            <Bar decade={decade} isHighlighted={decade === highlighted} onPoint={onPoint} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface BarProps {
  decade: HomeDecade;
  isHighlighted: boolean;
  onPoint(decade: HomeDecade): void;
}

function Bar({ decade, isHighlighted, onPoint }: BarProps) {
  const { t, language } = useText();
  const { decade: year, count } = decade;
  // A decade without photographs is not a link.
  if (count === 0)
    return (
      <span>
        <i />
        <b className={label}>{year}</b>
      </span>
    );
  const photos = t('archive.count', { count, number: formatNumber(count, language) });
  return (
    <Link
      to={decadePath(year)}
      aria-label={`${year}–${year + 9}: ${photos}`}
      data-shown={isHighlighted ? '' : undefined}
      onPointerEnter={(event) => isMouse(event) && onPoint(decade)}
      onFocus={() => onPoint(decade)}
    >
      <i />
      <b className={isHighlighted ? `${labelled} font-bold` : label}>{year}</b>
    </Link>
  );
}

const labelled = 'text-xs whitespace-nowrap tabular-nums';
const label = `${labelled} font-normal`;

/** A finger opens the decade: there is nothing to show before. */
const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';
