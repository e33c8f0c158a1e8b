import { useState } from 'react';
import { afterSignOut } from '../../src/contract/institution.js';
import type { Language } from '../../src/contract/languages.js';
import { withLanguage } from '../../src/contract/languages.js';
import { isStaff } from '../../src/contract/roles.js';
import type { User } from '../../src/contract/user.js';
import { userPages } from '../account/user-pages.js';
import { httpApi } from '../api/http-api.js';
import { useText } from '../i18n/use-text.js';
import { deleteCachedPages } from '../offline/delete-cached-pages.js';
import { Link } from './Link.js';
import { Icon } from '../ui/icons/Icon.js';
import { showToast } from '../ui/toast-store.js';

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-sm font-medium hover:bg-ink/6 hover:text-brand';

const signOutIcon = { stroke: 'M10 3.8H4v16.4h6M9.5 12H20M15.3 7.3 20 12l-4.7 4.7' };

/** The signed-in user, with links to their pages; used in the header's menu and in the drawer. */
export function AccountLinks({ user }: { user: User }) {
  const { t, language } = useText();
  const [isLeaving, setIsLeaving] = useState(false);

  const handleSignOut = async () => {
    setIsLeaving(true);
    try {
      await signOut(user, language);
    } catch {
      setIsLeaving(false);
      showToast({ kind: 'error', title: t('account.signOutFailed') });
    }
  };

  return (
    <>
      <div className="border-b border-line px-3 pt-1 pb-3">
        <p className="font-semibold">{user.displayName ?? user.username}</p>
        <p className="truncate text-xs text-mute">{user.email}</p>
      </div>
      <ul className="pt-2" aria-label={t('account.label')}>
        {userPages.map(({ key, path, icon }) => (
          <li key={key}>
            <Link to={path} className={entry}>
              <Icon name={icon} /> {t(`account.pages.${key}`)}
            </Link>
          </li>
        ))}
        {isStaff(user.role) && (
          <li>
            <a href="/admin" className={entry}>
              <Icon name="camera" /> {t('account.manageArchive')}
            </a>
          </li>
        )}
        <li>
          <button type="button" className={entry} disabled={isLeaving} onClick={() => void handleSignOut()}>
            <Icon name={signOutIcon} /> {t('account.signOut')}
          </button>
        </li>
      </ul>
    </>
  );
}

/**
 * Loads the next page from the server, so that nothing of the account stays in memory; the pages stored for offline reading are
 * deleted too.
 */
async function signOut({ wasAtInstitution }: User, language: Language): Promise<void> {
  await httpApi.session.logout();
  await deleteCachedPages();
  window.location.assign(afterSignOut(wasAtInstitution, language, withLanguage(language, '/')));
}
