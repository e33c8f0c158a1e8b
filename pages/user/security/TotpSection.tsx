import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { AccountSecurity } from '../../../src/contract/account-security.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { formatDate } from '../../../renderer/i18n/format.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { RemoveTotpDialog } from './RemoveTotpDialog.js';
import { TotpSetup } from './TotpSetup.js';

interface TotpSectionProps {
  security: AccountSecurity;
  /** After it has changed. */
  onChange(): Promise<void>;
  /** The codes were set up; empty where the account's recovery codes go on. */
  onCodes(recoveryCodes: string[]): Promise<void>;
}

/** One-time codes of an app. */
export function TotpSection({ security, onChange, onCodes }: TotpSectionProps) {
  const { t, language } = useSecurityText();
  const { site } = usePageContext();
  const [doing, setDoing] = useState<'setup' | 'remove' | null>(null);
  const stop = () => setDoing(null);
  const { totpSince } = security;
  return (
    <section aria-labelledby="totp" className="max-w-2xl">
      <h2 id="totp" className="text-2xl">
        {t('totp.title')}
      </h2>
      <p className="mt-3 text-mute">{t('totp.text')}</p>
      {totpSince !== null && (
        <>
          <p className="mt-5 flex items-center gap-2 font-semibold">
            <Icon name="check" className="shrink-0 text-success" />
            {t('totp.active', { date: formatDate(totpSince, language, site.timeZone) })}
          </p>
          <button type="button" className="btn btn-danger mt-5 noscript:hidden" onClick={() => setDoing('remove')}>
            {t('totp.remove')}
          </button>
        </>
      )}
      {totpSince === null && doing !== 'setup' && (
        <button
          type="button"
          className={`btn mt-5 noscript:hidden ${security.canAddPasskeys ? 'btn-outline' : 'btn-primary'}`}
          onClick={() => setDoing('setup')}
        >
          {t('totp.setUp')}
        </button>
      )}
      {totpSince === null && doing === 'setup' && (
        <TotpSetup
          onCodes={async (recoveryCodes) => {
            await onCodes(recoveryCodes);
            stop();
          }}
          onClose={stop}
        />
      )}
      {doing === 'remove' && <RemoveTotpDialog security={security} onRemoved={onChange} onClose={stop} />}
    </section>
  );
}
