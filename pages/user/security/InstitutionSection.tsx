import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { AccountSecurity } from '../../../src/contract/account-security.js';
import type { OwnInstitution } from '../../../src/contract/institution.js';
import { InstitutionProblem } from '../../../renderer/account/InstitutionProblem.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { useAccount } from '../../../renderer/account/use-account.js';
import { formatDate } from '../../../renderer/i18n/format.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { LinkInstitutionDialog } from './LinkInstitutionDialog.js';
import { UnlinkInstitutionDialog } from './UnlinkInstitutionDialog.js';

interface InstitutionSectionProps {
  security: AccountSecurity;
  own: OwnInstitution;
  onChange(): Promise<void>;
}

/** The institution that signs in to the account. */
export function InstitutionSection({ security, own, onChange }: InstitutionSectionProps) {
  const { t, language } = useSecurityText();
  const { site, institution } = usePageContext();
  const user = useAccount();
  const [isAsking, setIsAsking] = useState(false);
  const stop = () => setIsAsking(false);
  const { name, linkedSince } = own;
  return (
    <section aria-labelledby="institution" className="max-w-2xl">
      <h2 id="institution" className="text-2xl">
        {t('institution.title', { name })}
      </h2>
      <p className="mt-3 mb-5 text-mute">{t('institution.text')}</p>
      <InstitutionProblem institution={institution} />
      {linkedSince !== null && (
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="check" className="shrink-0 text-success" />
          {t('institution.linked', { date: formatDate(linkedSince, language, site.timeZone) })}
        </p>
      )}
      {linkedSince !== null && user?.confirmation ? (
        <p className="mt-3">{t('institution.only')}</p>
      ) : (
        <button
          type="button"
          className={`btn noscript:hidden ${linkedSince === null ? 'btn-outline' : 'btn-danger mt-5'}`}
          onClick={() => setIsAsking(true)}
        >
          {t(linkedSince === null ? 'institution.link' : 'institution.unlink')}
        </button>
      )}
      {isAsking && linkedSince === null && <LinkInstitutionDialog security={security} name={name} onClose={stop} />}
      {isAsking && linkedSince !== null && (
        <UnlinkInstitutionDialog security={security} name={name} onChange={onChange} onClose={stop} />
      )}
    </section>
  );
}
