import { useState } from 'react';
import { useData } from 'vike-react/useData';
import { isStaff } from '../../../src/contract/roles.js';
import { useAccount } from '../../../renderer/account/use-account.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { SecurityTexts } from '../../../renderer/account/security/SecurityTexts.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import type { Data } from './+data.server.js';
import { StaffNote } from './StaffNote.js';
import { TotpSection } from './TotpSection.js';

/** How the member's account is protected. */
export default function Page() {
  const { t } = useText();
  const user = useAccount();
  const { texts, security: first } = useData<Data>();
  const [security, setSecurity] = useState(first);
  if (!security) return null;
  const reload = async () => setSecurity(await securityApi.security.read());
  return (
    <SecurityTexts texts={texts}>
      <p className="mb-8 hidden bg-mount p-5 noscript:block">{t('user.profile.noScripts')}</p>
      {user && isStaff(user.role) && <StaffNote user={user} isProtected={security.totpSince !== null} />}
      <TotpSection security={security} onChange={reload} />
    </SecurityTexts>
  );
}
