import { type ReactNode, useRef } from 'react';
import type { QueueOrder, Review } from '../../../src/contract/moderation.js';
import { Link } from '../../layout/Link.js';
import { SearchKeySwitch } from '../../search/suggest/SearchKeySwitch.js';
import { useSearchKey } from '../../search/use-search-key.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { reviewAddress } from './contribution-queries.js';
import { useDecisionKeys } from './use-decision-keys.js';

interface DecisionBarProps {
  review: Review;
  order: QueueOrder;
  /** Text of the button that approves. */
  action: string;
  isBusy: boolean;
  /** Null while it cannot be approved. */
  onApprove: (() => void) | null;
  onReject(): void;
  /** The state of the form, after the buttons. */
  state?: ReactNode;
  /** Other buttons. */
  children?: ReactNode;
}

/** The decisions on a contribution, always in view at the foot of the window, also by the keys A, R and J. */
export function DecisionBar({ review, order, action, isBusy, onApprove, onReject, state, children }: DecisionBarProps) {
  const { t } = useAdminText();
  const next = useRef<HTMLAnchorElement>(null);
  const [hasKeys] = useSearchKey();
  useDecisionKeys({
    a: isBusy ? null : onApprove,
    r: onReject,
    // As if it were clicked: unsaved changes are asked about.
    j: review.next === null ? null : () => next.current?.click(),
  });
  return (
    <>
      <div className="action-bar mt-8">
        {onApprove && (
          <button
            type="button"
            className="btn btn-primary px-4 max-sm:grow"
            aria-busy={isBusy}
            aria-keyshortcuts={hasKeys ? 'A' : undefined}
            onClick={() => !isBusy && onApprove()}
          >
            {action}
            {hasKeys && <KeyHint shortcut="A" />}
          </button>
        )}
        {children}
        <button
          type="button"
          className="btn btn-outline px-4 max-sm:grow"
          aria-keyshortcuts={hasKeys ? 'R' : undefined}
          onClick={onReject}
        >
          {t('contributions.reject')}
          {hasKeys && <KeyHint shortcut="R" />}
        </button>
        {review.next !== null && (
          <Link
            ref={next}
            to={reviewAddress(review.next, order)}
            className="btn btn-outline px-4 max-sm:grow"
            aria-keyshortcuts={hasKeys ? 'J' : undefined}
          >
            {t('steps.next')}
            {hasKeys && <KeyHint shortcut="J" />}
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
        {state}
      </div>
      <SearchKeySwitch
        className="check mt-1 hidden text-xs! text-mute any-pointer-fine:inline-flex"
        text={t('contributions.keys')}
      />
    </>
  );
}

/** No part of the button's name, which `aria-keyshortcuts` adds it to. */
const KeyHint = ({ shortcut }: { shortcut: string }) => (
  <kbd
    aria-hidden="true"
    className="hidden min-w-5 rounded-sm border border-current px-1 text-center font-sans text-xs opacity-75 any-pointer-fine:inline-block"
  >
    {shortcut}
  </kbd>
);
