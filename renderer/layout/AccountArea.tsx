import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { addressOf } from '../../src/contract/addresses.js';
import { signInAddress } from '../../src/contract/page-guard.js';
import { useText } from '../i18n/use-text.js';
import { AccountMenu } from './AccountMenu.js';
import { useViewer } from './use-viewer.js';

/** Sign-in link or account menu. Both take the same space, so that nothing moves when the answer arrives. */
export function AccountArea({ className = '' }: { className?: string }) {
  const viewer = useViewer();
  return (
    <div className={`relative ml-1 w-28 justify-end ${className}`}>
      {viewer.user ? (
        <AccountMenu user={viewer.user} />
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
  const address = useSignInAddress(isUnsure);
  // These pages are for members only: while it is unknown who it is, do not offer to sign in.
  if (isUnsure && addressOf(urlPathname).admits !== 'everyone') return null;
  return (
    <a href={address} rel="nofollow" className={`${className} ${isUnsure ? 'appear-later' : ''}`}>
      {t('account.signIn')}
    </a>
  );
}

/**
 * Address of /auth that returns to the current page. While it is unknown who it is, and so in all HTML, it does not name the
 * page: the server knows it from the request then.
 */
function useSignInAddress(isUnsure: boolean): string {
  const { language } = useText();
  const { urlPathname, urlParsed } = usePageContext();
  const here = withLanguage(language, urlPathname) + (urlParsed.searchOriginal ?? '');
  if (isUnsure || urlPathname === '/' || urlPathname === '/auth') return withLanguage(language, '/auth');
  return signInAddress(language, here);
}
