import { useState } from 'react';
import type { DecadeCount } from '../../src/contract/photo.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { archivePath } from '../../renderer/photos/archive-filters.js';
import { TimeBar, timeBarClass } from '../../renderer/photos/TimeBar.js';

/** The number of photographs of each decade as a bar chart; each bar links to its photographs. */
export function DecadeRuler({ decades }: { decades: DecadeCount[] }) {
  const { t, language } = useText();
  const [pointedAt, setPointedAt] = useState<DecadeCount | null>(null);
  const most = decades.reduce((fullest, decade) => (decade.count > fullest.count ? decade : fullest), noDecade);
  if (most.count === 0) return null;
  const highlighted = pointedAt ?? most;
  const textsOf = ({ decade, count }: DecadeCount) =>
    [`${decade}–${decade + 9}`, t('archive.count', { count, number: formatNumber(count, language) })] as const;
  const [years, photos] = textsOf(highlighted);
  return (
    <section aria-labelledby="home-decades" className="border-y border-line bg-surface">
      <div className="wrap grid gap-x-16 gap-y-6 py-9 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-end lg:py-11">
        <div>
          <h2 id="home-decades" className="text-2xl">
            {t('home.decades')}
          </h2>
          <p className="mt-2 text-sm text-mute tabular-nums" aria-hidden="true">
            <strong className="text-ink">{years}</strong>, {photos}
          </p>
        </div>
        <ol
          className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-y-5 pt-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
          onPointerLeave={() => setPointedAt(null)}
          onBlur={() => setPointedAt(null)}
        >
          {decades.map((decade) => (
            <li key={decade.decade} className="flex">
              <Bar
                decade={decade}
                name={textsOf(decade).join(': ')}
                share={decade.count / most.count}
                isHighlighted={decade === highlighted}
                onPoint={() => setPointedAt(decade)}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface BarProps {
  decade: DecadeCount;
  name: string;
  /** Height relative to the decade with the most photographs, 0 to 1. */
  share: number;
  isHighlighted: boolean;
  onPoint: () => void;
}

function Bar({ decade: { decade, count }, name, onPoint, ...look }: BarProps) {
  const bar = <TimeBar {...look} year={decade} count={count} isStrong={decade % 50 === 0} heightClass="h-16 lg:h-28" />;
  // A decade without photographs is not a link.
  if (count === 0) return <span className={timeBarClass}>{bar}</span>;
  return (
    <Link
      to={archivePath({ from: decade, to: decade + 9, sortBy: 'year' })}
      aria-label={name}
      className={timeBarClass}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      {bar}
    </Link>
  );
}

const noDecade: DecadeCount = { decade: 0, count: 0 };
