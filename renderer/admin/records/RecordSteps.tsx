import { useEffect } from 'react';
import { navigate } from 'vike/client/router';
import { formatNumber } from '../../i18n/format.js';
import { Link } from '../../layout/Link.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';

/** Where a record stands in the list that it was opened from. */
export interface Steps {
  /** Addresses of the records before and after it. */
  previous: string | null;
  next: string | null;
  /** From 1; null when it is not in the list as that is now. */
  position: number | null;
  total: number;
  /** The list is not counted to its end. */
  moreThanTotal?: boolean;
}

interface RecordStepsProps {
  back: { path: string; text: string };
  /** Null for a record that was not opened from a list. */
  steps: Steps | null;
}

/** Above a record: back to its list, its place there, and the records before and after it, also by arrow keys. */
export function RecordSteps({ back, steps }: RecordStepsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <Link to={back.path} className="link inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={18} /> {back.text}
      </Link>
      {steps && <StepLinks {...steps} />}
    </div>
  );
}

function StepLinks({ previous, next, position, total, moreThanTotal }: Steps) {
  const { t, language } = useAdminText();
  useArrowKeys(previous, next);
  return (
    <nav aria-label={t('steps.label')} title={t('steps.hint')} className="ml-auto">
      <ul className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <li>
          <Step path={previous} rel="prev" text={t('steps.previous')} />
        </li>
        {position !== null && (
          <li className="text-sm text-mute tabular-nums">
            {t(moreThanTotal ? 'steps.positionInMore' : 'steps.position', {
              position: formatNumber(position, language),
              total: formatNumber(total, language),
            })}
          </li>
        )}
        <li>
          <Step path={next} rel="next" text={t('steps.next')} />
        </li>
      </ul>
    </nav>
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
