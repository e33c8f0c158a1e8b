import { useState } from 'react';
import type { AccountSecurity } from '../../../src/contract/account-security.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { RenewCodesDialog } from './RenewCodesDialog.js';

interface RecoverySectionProps {
  security: AccountSecurity;
  /** New ones, which are shown only now. */
  onCodes(recoveryCodes: string[]): Promise<void>;
}

/** How many codes are left that stand in for every other second factor. */
export function RecoverySection({ security, onCodes }: RecoverySectionProps) {
  const { t } = useSecurityText();
  const [isRenewing, setIsRenewing] = useState(false);
  return (
    <section aria-labelledby="recovery" className="max-w-2xl">
      <h2 id="recovery" className="text-2xl">
        {t('recovery.title')}
      </h2>
      <p className="mt-3">{t('recovery.left', { count: security.recoveryCodesLeft })}</p>
      <button type="button" className="btn btn-outline mt-5 noscript:hidden" onClick={() => setIsRenewing(true)}>
        {t('recovery.renew')}
      </button>
      {isRenewing && (
        <RenewCodesDialog
          security={security}
          onCodes={async (recoveryCodes) => {
            await onCodes(recoveryCodes);
            setIsRenewing(false);
          }}
          onClose={() => setIsRenewing(false)}
        />
      )}
    </section>
  );
}
