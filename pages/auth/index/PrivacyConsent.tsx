import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { CheckField } from '../../../renderer/forms/CheckField.js';

interface PrivacyConsentProps {
  defaultChecked: boolean;
  error: string | undefined;
}

/** The policy opens in a new tab, so that reading it does not lose what was typed. */
export function PrivacyConsent({ defaultChecked, error }: PrivacyConsentProps) {
  const { t } = useText();
  return (
    <CheckField name="acceptedPrivacyPolicy" value="true" required defaultChecked={defaultChecked} error={error}>
      {t('auth.privacyBefore')}
      <Link to="/privacy" target="_blank" className="link">
        {t('auth.privacyLink')}
      </Link>
      {t('auth.privacyAfter')}
    </CheckField>
  );
}
