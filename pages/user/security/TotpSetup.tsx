import { useEffect, useRef, useState } from 'react';
import type { TotpSetup as Setup } from '../../../src/contract/account-security.js';
import { OwnPasswordField } from '../../../renderer/account/OwnPasswordField.js';
import { ownPasswordOf } from '../../../renderer/account/own-password-of.js';
import { useAccount } from '../../../renderer/account/use-account.js';
import { CodeField } from '../../../renderer/account/security/CodeField.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { Form } from '../../../renderer/forms/Form.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { QrCode } from '../../../renderer/ui/QrCode.js';

interface TotpSetupProps {
  onCodes(recoveryCodes: string[]): Promise<void>;
  onClose(): void;
}

/** First the password, then the app's secret and a code of it. */
export function TotpSetup({ onCodes, onClose }: TotpSetupProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  return setup ? <AppStep setup={setup} onCodes={onCodes} /> : <PasswordStep onSetup={setSetup} onClose={onClose} />;
}

function PasswordStep({ onSetup, onClose }: { onSetup(setup: Setup): void; onClose(): void }) {
  const { t } = useSecurityText();
  const { t: site } = useText();
  const user = useAccount();
  const submission = useFormSubmit({
    send: async (fields) => onSetup(await securityApi.security.beginTotp(ownPasswordOf(fields))),
  });
  return (
    <Form submission={submission} failed={t('totp.failed')} className="mt-6 max-w-[30rem] stack">
      {/* Password managers need the account's name in the same form. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user?.email} hidden readOnly />
      <OwnPasswordField label={site('user.profile.currentPassword')} error={submission.errorOf('password')} />
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" aria-busy={submission.progress !== 'none'}>
          {t('totp.goOn')}
        </button>
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {site('form.cancel')}
        </button>
      </div>
    </Form>
  );
}

function AppStep({ setup, onCodes }: { setup: Setup; onCodes(recoveryCodes: string[]): Promise<void> }) {
  const { t } = useSecurityText();
  const heading = useRef<HTMLHeadingElement>(null);
  const submission = useFormSubmit({
    send: async (fields) => {
      const { recoveryCodes } = await securityApi.security.confirmTotp({ code: textOf(fields, 'code') });
      await onCodes(recoveryCodes);
    },
  });
  // The form before it is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Form submission={submission} failed={t('totp.failed')} className="mt-6 stack">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {t('totp.scan')}
      </h3>
      <p className="text-mute">{t('totp.scanText')}</p>
      <QrCode text={setup.uri} label={t('totp.qrCode')} className="size-56" />
      <div>
        <p className="text-sm text-mute">{t('totp.secret')}</p>
        <p className="mt-1 font-mono [overflow-wrap:anywhere]">{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <a className="link inline-flex min-h-11 items-center text-sm" href={setup.uri}>
          {t('totp.openApp')}
        </a>
      </div>
      <div className="max-w-[30rem]">
        <CodeField isOfApp error={submission.errorOf('code')} />
      </div>
      <button className="btn btn-primary" aria-busy={submission.progress !== 'none'}>
        {t('totp.confirm')}
      </button>
    </Form>
  );
}
