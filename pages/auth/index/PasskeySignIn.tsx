import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { afterSignIn } from '../../../src/contract/paths.js';
import { PasskeyButton } from '../../../renderer/account/security/PasskeyButton.js';
import { OrElse } from '../../../renderer/account/security/PasskeyStep.js';
import { canUsePasskeys } from '../../../renderer/account/security/passkeys.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { loadSecurityTexts } from '../../../renderer/account/security/security-texts.js';
import { SecurityTexts, useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import type { Texts } from '../../../renderer/i18n/texts.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { startSession } from './start-session.js';

/** The other way to sign in, below the form; nothing where the browser knows no passkeys, or its texts cannot be had. */
export function PasskeySignIn() {
  const { language } = useText();
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    if (canUsePasskeys()) loadSecurityTexts(language).then(setTexts, () => undefined);
  }, [language]);
  return (
    texts && (
      <SecurityTexts texts={texts}>
        <Ask />
      </SecurityTexts>
    )
  );
}

function Ask() {
  const { t, language } = useSecurityText();
  const { search } = usePageContext().urlParsed;
  return (
    <div className="mt-6 stack">
      <OrElse />
      <PasskeyButton
        label={t('passkey.signIn')}
        cancelled={t('passkey.cancelled')}
        begin={() => securityApi.security.beginPasskeySignIn()}
        finish={async (passkey) => {
          const rememberMe = document.querySelector<HTMLInputElement>('input[name=rememberMe]')?.checked ?? false;
          const user = await startSession(() => securityApi.security.signInWithPasskey({ passkey, rememberMe }));
          if ('id' in user) window.location.assign(afterSignIn(user, search['redirect'], language));
        }}
      />
    </div>
  );
}
