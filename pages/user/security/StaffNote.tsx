import type { User } from '../../../src/contract/user.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';

/** Says to somebody of the staff why they have been led here, and leads on when it is done. */
export function StaffNote({ user, isProtected }: { user: User; isProtected: boolean }) {
  const { t } = useSecurityText();
  if (isProtected)
    return (
      <p className="mb-8">
        <a href="/admin" className="link inline-flex min-h-11 items-center">
          {t('required.goOn')}
        </a>
      </p>
    );
  return user.lacksSecondFactor && <p className="mb-8 max-w-2xl rounded-sm bg-caution-bg p-4">{t('required.text')}</p>;
}
