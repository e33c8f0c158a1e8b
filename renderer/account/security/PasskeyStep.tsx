import type { SecondFactorKind } from '../../../src/contract/account-security.js';
import type { User } from '../../../src/contract/user.js';
import { PasskeyButton } from './PasskeyButton.js';
import { securityApi } from './security-api.js';
import { useSecurityText } from './SecurityTexts.js';

/** The second step of a sign-in with a passkey, above that with a code. */
export function PasskeyStep({ kinds, onSignedIn }: { kinds: SecondFactorKind[]; onSignedIn(user: User): void }) {
  const { t } = useSecurityText();
  return (
    <>
      <PasskeyButton
        label={t('passkey.use')}
        cancelled={t(kinds.length > 1 ? 'passkey.notAsked' : 'passkey.cancelled')}
        isMain
        begin={() => securityApi.security.beginPasskeyStep()}
        finish={async (passkey) => onSignedIn(await securityApi.security.completeSignIn({ passkey }))}
      />
      {kinds.length > 1 && <OrElse />}
    </>
  );
}

/** Between two ways to the same end. */
export function OrElse() {
  const { t } = useSecurityText();
  return <p className="text-center text-sm text-mute noscript:hidden">{t('passkey.or')}</p>;
}
