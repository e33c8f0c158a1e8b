import { useState } from 'react';
import type { AccountSecurity, OwnProof } from '../../../src/contract/account-security.js';
import { OwnPasswordField } from '../../../renderer/account/OwnPasswordField.js';
import { useAccount } from '../../../renderer/account/use-account.js';
import { CodeField } from '../../../renderer/account/security/CodeField.js';
import { askForPasskey } from '../../../renderer/account/security/passkeys.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { type FormSubmission, textOf } from '../../../renderer/forms/use-form-submit.js';
import { ownPasswordOf } from '../../../renderer/account/own-password-of.js';
import { useText } from '../../../renderer/i18n/use-text.js';

interface OwnProofFieldsProps extends Pick<FormSubmission, 'errorOf'> {
  security: AccountSecurity;
}

/** What is asked for before the protection of an account is changed: the password and, where there is one, the second factor. */
export function OwnProofFields({ security, errorOf }: OwnProofFieldsProps) {
  const { t } = useSecurityText();
  const { t: site } = useText();
  const user = useAccount();
  const hasPasskeys = security.canAddPasskeys && security.passkeys.length > 0;
  const hasCodes = security.totpSince !== null || security.recoveryCodesLeft > 0;
  const [isWithCode, setIsWithCode] = useState(!hasPasskeys);
  return (
    <>
      {/* Password managers need the account's name in the same form. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user?.email} hidden readOnly />
      <OwnPasswordField label={site('user.profile.currentPassword')} error={errorOf('password')} />
      {hasCodes && isWithCode && <CodeField error={errorOf('code')} />}
      {hasPasskeys && !isWithCode && (
        <p className="text-sm text-mute">
          {t('proof.passkey')}
          <input type="hidden" name="withPasskey" value="true" />
        </p>
      )}
      {hasPasskeys && hasCodes && (
        <button type="button" className="link min-h-11 text-sm" onClick={() => setIsWithCode(!isWithCode)}>
          {t(isWithCode ? 'proof.withPasskey' : 'proof.code')}
        </button>
      )}
    </>
  );
}

/** What these fields say; asks for a passkey where they say so. @throws NoPasskey */
export async function ownProofOf(fields: FormData): Promise<OwnProof> {
  const own = ownPasswordOf(fields);
  if (fields.has('code')) return { ...own, code: textOf(fields, 'code') };
  if (!fields.has('withPasskey')) return own;
  return { ...own, passkey: await askForPasskey(await securityApi.security.beginPasskeyProof()) };
}
