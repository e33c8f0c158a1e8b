import { useEffect } from 'react';
import { navigate } from 'vike/client/router';
import type { QueueOrder, Review } from '../../../src/contract/moderation.js';
import { formatNumber } from '../../i18n/format.js';
import { Link } from '../../layout/Link.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { queuePath, reviewAddress } from './contribution-queries.js';

interface ReviewStepsProps {
  review: Review;
  order: QueueOrder;
}

/** Above a contribution: back to the queue, its place there, and the one before and after it, also by arrow keys. */
export function ReviewSteps({ review, order }: ReviewStepsProps) {
  const { t, language } = useAdminText();
  const { previous, next, position, total } = review;
  const [before, after] = [previous, next].map((id) => (id === null ? null : reviewAddress(id, false, order)));
  useArrowKeys(before ?? null, after ?? null);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <Link to={queuePath(order)} className="link inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={18} /> {t('contributions.back')}
      </Link>
      <nav aria-label={t('contributions.steps')} title={t('contributions.stepsHint')}>
        <ul className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <li>
            <Step path={before ?? null} rel="prev" text={t('contributions.previous')} />
          </li>
          {position !== null && (
            <li className="text-sm text-mute tabular-nums">
              {t('contributions.position', {
                position: formatNumber(position, language),
                total: formatNumber(total, language),
              })}
            </li>
          )}
          <li>
            <Step path={after ?? null} rel="next" text={t('contributions.next')} />
          </li>
        </ul>
      </nav>
    </div>
  );
}

function Step({ path, rel, text }: { path: string | null; rel: 'prev' | 'next'; text: string }) {
  const look = 'btn btn-outline px-4';
  const content = (
    <>
      {rel === 'prev' && <Icon name="arrow-left" size={18} />}
      {text}
      {rel === 'next' && <Icon name="arrow-right" size={18} />}
    </>
  );
  // Its space stays, so that the other one does not move under the pointer.
  if (path === null) return <span className={`${look} invisible`}>{content}</span>;
  return (
    <Link to={path} rel={rel} className={look} aria-keyshortcuts={rel === 'prev' ? 'ArrowLeft' : 'ArrowRight'}>
      {content}
    </Link>
  );
}

/** Not while something is typed, chosen or asked, where the arrows have a meaning of their own. */
function useArrowKeys(before: string | null, after: string | null): void {
  useEffect(() => {
    const handleKey = (press: KeyboardEvent) => {
      const path = { ArrowLeft: before, ArrowRight: after }[press.key];
      if (!path || press.defaultPrevented || press.repeat || press.ctrlKey || press.metaKey || press.altKey) return;
      if (press.shiftKey || hasArrowsOfItsOwn(press.target) || isUnsaved()) return;
      press.preventDefault();
      void navigate(path);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [before, after]);
}

const hasArrowsOfItsOwn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, [role="slider"], .leaflet-container') !== null;

/** A form with unsaved changes marks itself, because a key would leave it without a question. */
const isUnsaved = (): boolean => document.querySelector('[data-unsaved="true"]') !== null;
