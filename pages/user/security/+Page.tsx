import { useState } from 'react';
import { useData } from 'vike-react/useData';
import { isStaff } from '../../../src/contract/roles.js';
import { useAccount } from '../../../renderer/account/use-account.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { SecurityTexts } from '../../../renderer/account/security/SecurityTexts.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import type { Data } from './+data.server.js';
import { InstitutionSection } from './InstitutionSection.js';
import { StaffNote } from './StaffNote.js';
import { PasskeySection } from './PasskeySection.js';
import { RecoveryCodeList } from './RecoveryCodeList.js';
import { RecoverySection } from './RecoverySection.js';
import { TotpSection } from './TotpSection.js';

/** How the member's account is protected. */
export default function Page() {
  const { t } = useText();
  const user = useAccount();
  const { texts, security: first } = useData<Data>();
  const [security, setSecurity] = useState(first);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (!security) return null;
  const reload = async () => setSecurity(await securityApi.security.read());
  const isProtected = security.totpSince !== null || security.passkeys.length > 0;
  const showCodes = async (recoveryCodes: string[]) => {
    setCodes(recoveryCodes.length > 0 ? recoveryCodes : null);
    await reload();
  };
  return (
    <SecurityTexts texts={texts}>
      <p className="mb-8 hidden bg-mount p-5 noscript:block">{t('user.profile.noScripts')}</p>
      {user && isStaff(user.role) && <StaffNote user={user} isProtected={isProtected} />}
      <div className="grid gap-10">
        {codes && <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />}
        {security.institution && (
          <InstitutionSection security={security} own={security.institution} onChange={reload} />
        )}
        <PasskeySection security={security} onChange={reload} onCodes={showCodes} />
        <TotpSection security={security} onChange={reload} onCodes={showCodes} />
        {isProtected && !codes && <RecoverySection security={security} onCodes={showCodes} />}
      </div>
    </SecurityTexts>
  );
}
