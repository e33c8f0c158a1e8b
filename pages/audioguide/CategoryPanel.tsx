import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import type { Data } from './+data.shared.js';
import { guidesPath } from './guide-filters.js';

/** The types that have guides, with their numbers. On small screens a field of the form takes its place. */
export function CategoryPanel({ data: { filters, categories } }: { data: Data }) {
  const { t, language } = useText();
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const entries = [{ code: '', name: t('audioGuides.all'), count: all }, ...categories];
  return (
    <nav aria-label={t('audioGuides.categories')} className="hidden lg:block">
      <ul className="sticky top-6 border-t border-line text-sm">
        {entries.map(({ code, name, count }) => (
          <li key={code} className="border-b border-line">
            <Link
              to={guidesPath({ ...filters, type: code, page: 1 })}
              aria-current={filters.type === code ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 hover:text-brand aria-[current]:font-bold aria-[current]:text-brand"
              keep-scroll-position="true"
            >
              {name} <span className="text-mute tabular-nums">{formatNumber(count, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
