import type { User } from '../../../src/contract/user.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { SentForm } from '../../../renderer/forms/SentForm.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { textOf, useSentForm } from '../../../renderer/forms/use-sent-form.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { AvatarField } from './AvatarField.js';
import { changingAccount, showAccount } from './change-account.js';
import { Newsletter } from './Newsletter.js';
import { OwnAddress } from './OwnAddress.js';
import { OwnData } from './OwnData.js';

export function EditTab({ user }: { user: User }) {
  const { t } = useText();
  const sent = useSentForm({
    send: (fields) =>
      changingAccount(
        async () => {
          const displayName = textOf(fields, 'displayName') || null;
          showAccount(await httpApi.users.change({ id: user.id, displayName }));
        },
        { t, done: { title: t('user.profile.saved') } },
      ),
  });
  return (
    <>
      <AvatarField user={user} />
      <SentForm sent={sent} className="mt-10 max-w-[30rem] space-y-5">
        <OwnAddress user={user} />
        <div className="space-y-5 noscript:hidden">
          <TextField
            label={t('user.profile.displayName')}
            name="displayName"
            autoComplete="name"
            defaultValue={user.displayName ?? ''}
            hint={t('auth.displayNameHint')}
            error={sent.errorOf('displayName')}
          />
          <button className="btn btn-primary" aria-busy={sent.progress !== 'none'}>
            {t('user.profile.save')}
          </button>
        </div>
      </SentForm>
      <Newsletter user={user} />
      <OwnData user={user} />
    </>
  );
}
