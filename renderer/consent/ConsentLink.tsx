import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { askForConsent, isAskedOn } from './consent-request.js';

/** Leads back to the choice; without scripts to the page that says what there is to choose. */
export function ConsentLink({ className }: { className: string }) {
  const { t } = useText();
  const { urlPathname } = usePageContext();
  return (
    <Link
      to="/cookies#scelte"
      data-vike="false"
      className={className}
      onClick={(event) => {
        if (!isAskedOn(urlPathname)) return;
        event.preventDefault();
        askForConsent();
      }}
    >
      {t('footer.cookiePreferences')}
    </Link>
  );
}
