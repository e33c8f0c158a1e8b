import { formatNumber } from '../i18n/format.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';
import { pageNumbers } from './page-numbers.js';

interface PaginationProps {
  page: number;
  totalPages: number;
  /** Address of a page, without language. */
  pathOf: (page: number) => string;
  label?: string;
  /** For a list within a page: keeps the scroll position. */
  keepScroll?: boolean;
}

const number = 'inline-grid h-11 min-w-10 place-items-center pointer-coarse:min-w-11 px-1 text-sm tabular-nums';

/** The pages of a list as plain links; nothing when there is one page only. */
export function Pagination({ page, totalPages, pathOf, label, keepScroll }: PaginationProps) {
  const { t, language } = useText();
  if (totalPages <= 1) return null;
  const scroll = keepScroll ? { 'keep-scroll-position': 'true' } : {};
  return (
    <nav aria-label={label ?? t('pagination.label')} className="grid justify-items-center gap-3">
      <div className="flex w-full flex-wrap items-center justify-center gap-x-3 gap-y-4 sm:grid sm:grid-cols-[1fr_auto_1fr]">
        <Turn rel="prev" path={page > 1 ? pathOf(page - 1) : null} scroll={scroll} />
        <ol className="-order-1 flex basis-full flex-wrap items-center justify-center sm:order-none sm:basis-auto sm:px-2">
          {pageNumbers(page, totalPages).map((shown, index) =>
            shown === null ? (
              <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-mute">
                …
              </li>
            ) : (
              <li
                key={shown}
                className={Math.abs(shown - page) === 2 && isMiddle(shown, totalPages) ? 'max-xs:hidden' : ''}
              >
                <Link
                  to={pathOf(shown)}
                  aria-label={t('pagination.page', { page: shown })}
                  aria-current={shown === page ? 'page' : undefined}
                  className={`${number} underline-offset-4 hover:underline aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-bg`}
                  {...scroll}
                >
                  {formatNumber(shown, language)}
                </Link>
              </li>
            ),
          )}
        </ol>
        <Turn rel="next" path={page < totalPages ? pathOf(page + 1) : null} scroll={scroll} />
      </div>
      <p className="text-sm text-mute tabular-nums">
        {t('pagination.pageOf', { page: formatNumber(page, language), pages: formatNumber(totalPages, language) })}
      </p>
    </nav>
  );
}

const isMiddle = (shown: number, totalPages: number): boolean => shown !== 1 && shown !== totalPages;

interface TurnProps {
  rel: 'prev' | 'next';
  path: string | null;
  scroll: object;
}

function Turn({ rel, path, scroll }: TurnProps) {
  const { t } = useText();
  const text = (
    <>
      {rel === 'prev' && <Icon name="arrow-left" size={18} />}
      {t(rel === 'prev' ? 'pagination.previous' : 'pagination.next')}
      {rel === 'next' && <Icon name="arrow-right" size={18} />}
    </>
  );
  // In one row with the numbers, its column stays, so that they do not move.
  if (path === null) return <span className="max-sm:hidden" />;
  return (
    <Link
      to={path}
      rel={rel}
      className={`btn btn-outline px-4 max-sm:flex-1 ${rel === 'prev' ? 'sm:justify-self-end' : 'sm:justify-self-start'}`}
      {...scroll}
    >
      {text}
    </Link>
  );
}
