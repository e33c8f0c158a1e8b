import { useState } from 'react';
import type { SecurityRules } from '../../../src/contract/account-security.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { SecurityRulesDialog } from './SecurityRulesDialog.js';

/** What the archive asks of the accounts of its staff. Outside of the form of the settings, because it needs the password. */
export function SecurityRulesSection({ rules: first }: { rules: SecurityRules }) {
  const { t } = useAdminText();
  const [{ staffSecondFactor }, setRules] = useState(first);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="mt-12 border-t border-line pt-8">
      <FieldGroup id="security" title={t('settings.security.title')} hint={t('settings.security.hint')}>
        <p className="font-semibold">{t(staffSecondFactor ? 'settings.security.on' : 'settings.security.off')}</p>
        <button
          type="button"
          className="btn btn-outline justify-self-start noscript:hidden"
          onClick={() => setIsAsking(true)}
        >
          {t(staffSecondFactor ? 'settings.security.turnOff' : 'settings.security.turnOn')}
        </button>
      </FieldGroup>
      {isAsking && (
        <SecurityRulesDialog isOn={staffSecondFactor} onRules={setRules} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}
