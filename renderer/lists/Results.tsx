import { type ReactNode, useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { usePendingPath } from '../ui/page-transition.js';

interface ResultsProps {
  id: string;
  /** Name of the section, for those who jump from one to the next. */
  label: string;
  /** How many there are, and what was asked for. */
  count: ReactNode;
  page: number;
  /** Beside the count: the way out of a filter. */
  action?: ReactNode;
  children: ReactNode;
}

/** The results of a list: what was found is said aloud when it changes, and fades while the next is on its way. */
export function Results({ id, label, count, page, action, children }: ResultsProps) {
  const { t } = useText();
  const { urlPathname } = usePageContext();
  const isBusy = usePendingPath() === urlPathname;
  const heading = useRef<HTMLHeadingElement>(null);
  const pageBefore = useRef(page);
  // Who turns the page goes on reading at its beginning, not at the link below the last.
  useEffect(() => {
    if (pageBefore.current !== page && document.activeElement?.closest('nav'))
      heading.current?.focus({ preventScroll: true });
    pageBefore.current = page;
  }, [page]);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} aria-busy={isBusy} className="scroll-mt-6">
      <h2 id={`${id}-heading`} ref={heading} tabIndex={-1} className="sr-only">
        {label}
      </h2>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3">
        <p role="status" className="text-sm text-mute tabular-nums">
          {count}
        </p>
        <div className="flex items-center gap-4">
          <span
            aria-hidden={!isBusy}
            className={`text-sm text-mute fade max-sm:hidden ${isBusy ? 'delay-200' : 'opacity-0'}`}
          >
            {t('filters.loading')}
          </span>
          {action}
        </div>
      </div>
      <div className={`pt-8 fade ${isBusy ? 'opacity-50 delay-200' : ''}`}>{children}</div>
    </section>
  );
}
