import { useState } from 'react';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { afterSignOut } from '../../../src/contract/institution.js';
import { withLanguage } from '../../../src/contract/languages.js';
import { accountPaths } from '../../../src/contract/paths.js';
import type { User } from '../../../src/contract/user.js';
import { OwnPasswordField } from '../../../renderer/account/OwnPasswordField.js';
import { ownPasswordOf } from '../../../renderer/account/own-password-of.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { deleteCachedPages } from '../../../renderer/offline/delete-cached-pages.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

/** Members can download their data and remove their account (GDPR, articles 17 and 20). */
export function OwnData({ user }: { user: User }) {
  const { t } = useText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby="own-data" className="mt-14 border-t border-line pt-8">
      <h2 id="own-data" className="text-2xl">
        {t('user.data.title')}
      </h2>
      <p className="mt-3 max-w-2xl text-mute">{t('user.data.exportText')}</p>
      <a href={`/api/users/${user.id}/export`} download className="btn btn-outline mt-4">
        <Icon name={actionIcons.download} />
        {t('user.data.export')}
      </a>
      <p className="mt-10 max-w-2xl text-mute noscript:hidden">{t('user.data.removeText')}</p>
      <button type="button" className="btn btn-danger mt-4 noscript:hidden" onClick={() => setIsAsking(true)}>
        <Icon name={actionIcons.remove} />
        {t('user.data.remove')}
      </button>
      {isAsking && <RemovalDialog user={user} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

function RemovalDialog({ user, onClose }: { user: User; onClose(): void }) {
  const { t, language } = useText();
  const submission = useFormSubmit({
    send: async (fields) => {
      await httpApi.account.remove({ id: user.id, ...ownPasswordOf(fields) });
      await deleteCachedPages();
      // A full page load, so that nothing of the account stays in memory.
      const page = withLanguage(language, `${accountPaths.signIn}?done=removed`);
      window.location.assign(afterSignOut(user.wasAtInstitution, language, page));
      return 'leaving';
    },
  });
  return (
    <DialogForm
      title={t('user.data.removeTitle')}
      submission={submission}
      failed={t('user.data.notRemoved')}
      action={t('user.data.removeForGood')}
      isDangerous
      onClose={onClose}
    >
      <p className="text-mute">{t('user.data.removeWarning')}</p>
      <OwnPasswordField label={t('auth.password')} error={submission.errorOf('password')} />
    </DialogForm>
  );
}
