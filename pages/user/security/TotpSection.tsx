import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { AccountSecurity } from '../../../src/contract/account-security.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { formatDate } from '../../../renderer/i18n/format.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { RecoveryCodeList } from './RecoveryCodeList.js';
import { RemoveTotpDialog } from './RemoveTotpDialog.js';
import { RenewCodesDialog } from './RenewCodesDialog.js';
import { TotpSetup } from './TotpSetup.js';

interface TotpSectionProps {
  security: AccountSecurity;
  /** After it has changed. */
  onChange(): Promise<void>;
}

/** One-time codes of an app, and the recovery codes that stand in for them. */
export function TotpSection({ security, onChange }: TotpSectionProps) {
  const { t } = useSecurityText();
  const [doing, setDoing] = useState<'setup' | 'renew' | 'remove' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const stop = () => setDoing(null);
  const showCodes = async (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    stop();
    await onChange();
  };

  return (
    <section aria-labelledby="totp" className="max-w-2xl">
      <h2 id="totp" className="text-2xl">
        {t('totp.title')}
      </h2>
      <p className="mt-3 text-mute">{t('totp.text')}</p>
      {codes && <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />}
      {!codes && security.totpSince !== null && (
        <ActiveTotp security={security} onRenew={() => setDoing('renew')} onRemove={() => setDoing('remove')} />
      )}
      {!codes && security.totpSince === null && doing !== 'setup' && (
        <button type="button" className="btn btn-primary mt-5 noscript:hidden" onClick={() => setDoing('setup')}>
          {t('totp.setUp')}
        </button>
      )}
      {doing === 'setup' && <TotpSetup onCodes={showCodes} onClose={stop} />}
      {doing === 'renew' && <RenewCodesDialog onCodes={showCodes} onClose={stop} />}
      {doing === 'remove' && <RemoveTotpDialog onRemoved={onChange} onClose={stop} />}
    </section>
  );
}

interface ActiveTotpProps {
  security: AccountSecurity;
  onRenew(): void;
  onRemove(): void;
}

function ActiveTotp({ security: { totpSince, recoveryCodesLeft }, onRenew, onRemove }: ActiveTotpProps) {
  const { t, language } = useSecurityText();
  const { site } = usePageContext();
  return (
    <>
      <p className="mt-5 flex items-center gap-2 font-semibold">
        <Icon name="check" className="shrink-0 text-success" />
        {t('totp.active', { date: formatDate(totpSince ?? '', language, site.timeZone) })}
      </p>
      <p className="mt-2">{t('recovery.left', { count: recoveryCodesLeft })}</p>
      <div className="mt-5 flex flex-wrap gap-3 noscript:hidden">
        <button type="button" className="btn btn-outline" onClick={onRenew}>
          {t('recovery.renew')}
        </button>
        <button type="button" className="btn btn-danger" onClick={onRemove}>
          {t('totp.remove')}
        </button>
      </div>
    </>
  );
}
