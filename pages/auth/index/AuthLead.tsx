import { lazy } from 'react';
import type { SignInReason } from '../../../src/contract/sign-in-reason.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { OnDemand } from '../../../renderer/loading/OnDemand.js';
import type { SavableItem } from '../../../renderer/saved-items/saved-items.js';
import type { AuthTab } from './auth-tabs.js';
import type { SignInSubject } from './sign-in-subject.js';
import { SignInReasonText } from './SignInReasonText.js';

const PendingSubject = lazy(async () => ({ default: (await import('./PendingSubject.js')).PendingSubject }));

interface AuthLeadProps {
  tab: AuthTab;
  reason: SignInReason | null;
  subject: SignInSubject | null;
  /** What the visitor wanted to save, which is loaded in the browser. */
  pending: SavableItem | null;
}

/** What stands below the heading: a greeting, or why one is asked to sign in. */
export function AuthLead({ tab, reason, subject, pending }: AuthLeadProps) {
  const { t } = useText();
  if (!reason) return <p className="mt-3 text-lg text-mute">{t(`auth.${tab}.lead`)}</p>;
  const text = <SignInReasonText reason={reason} subject={subject} />;
  if (!pending) return text;
  return (
    <OnDemand fallback={text}>
      <PendingSubject reason={reason} item={pending} />
    </OnDemand>
  );
}
