import { lazy } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { addressOf } from '../../src/contract/addresses.js';
import { accountPaths } from '../../src/contract/paths.js';
import { useText } from '../i18n/use-text.js';
import { OnDemand } from '../loading/OnDemand.js';
import { Link } from './Link.js';
import { useViewer } from './use-viewer.js';

/** Only members download it. */
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.js')).AccountMenu }));

/** Sign-in link or account menu. Both take the same space, so that nothing moves when the answer arrives. */
export function AccountArea({ className = '' }: { className?: string }) {
  const viewer = useViewer();
  return (
    <div className={`relative ml-1 w-28 justify-end ${className}`}>
      {viewer.user ? (
        <OnDemand>
          <AccountMenu user={viewer.user} />
        </OnDemand>
      ) : (
        <SignInLink className="btn btn-outline min-h-11 w-full px-2" isUnsure={viewer.state === 'loading'} />
      )}
    </div>
  );
}

interface SignInLinkProps {
  className: string;
  /** The visitor may be signed in: CSS hides the link for a moment. */
  isUnsure: boolean;
}

export function SignInLink({ className, isUnsure }: SignInLinkProps) {
  const { t } = useText();
  const { urlPathname } = usePageContext();
  // These pages are for members only: while it is unknown who it is, do not offer to sign in.
  if (isUnsure && addressOf(urlPathname).admits !== 'everyone') return null;
  return (
    // The server knows from the request which page to return to, so Vike's router must not handle this link.
    <Link
      to={accountPaths.signIn}
      data-vike="false"
      rel="nofollow"
      className={`${className} ${isUnsure ? 'appear-later' : ''}`}
    >
      {t('account.signIn')}
    </Link>
  );
}
