import { type ReactNode, useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { usePendingPath } from '../ui/page-transition.js';

interface ResultsProps {
  id: string;
  /** Accessible name of the section: its heading, which only screen readers have unless `isHeadingShown`. */
  label: string;
  isHeadingShown?: boolean;
  /** The number of results, and the filters; a list with a ListBar has them there. */
  count?: ReactNode;
  page: number;
  /** Beside the count: the link that removes a filter. */
  action?: ReactNode;
  children: ReactNode;
}

/** The results of a list: their count is announced when it changes, and they fade while the next ones load. */
export function Results({ id, label, isHeadingShown, count, page, action, children }: ResultsProps) {
  const { t } = useText();
  const { urlPathname } = usePageContext();
  const isBusy = usePendingPath() === urlPathname;
  const heading = useRef<HTMLHeadingElement>(null);
  const pageBefore = useRef(page);
  // After a change of page, go to the beginning of the list, not to the link below it.
  useEffect(() => {
    if (pageBefore.current !== page && document.activeElement?.closest('nav'))
      heading.current?.focus({ preventScroll: true });
    pageBefore.current = page;
  }, [page]);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} aria-busy={isBusy} className="scroll-mt-6">
      <h2 id={`${id}-heading`} ref={heading} tabIndex={-1} className={isHeadingShown ? 'mb-4 text-3xl' : 'sr-only'}>
        {label}
      </h2>
      {count !== undefined && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-1 sm:pb-3">
          <p role="status" className="text-sm text-mute tabular-nums">
            {count}
          </p>
          <div className="flex flex-wrap items-center gap-x-4">
            <span
              aria-hidden={!isBusy}
              className={`text-sm text-mute fade max-sm:hidden ${isBusy ? 'delay-300' : 'opacity-0'}`}
            >
              {t('filters.loading')}
            </span>
            {action}
          </div>
        </div>
      )}
      <div className={`fade ${count === undefined ? '' : 'pt-5 sm:pt-8'} ${isBusy ? 'opacity-50 delay-300' : ''}`}>
        {children}
      </div>
    </section>
  );
}
