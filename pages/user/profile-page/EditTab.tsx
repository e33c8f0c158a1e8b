import type { User } from '../../../src/contract/user.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { Form } from '../../../renderer/forms/Form.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { AvatarField } from './AvatarField.js';
import { changeAccount, showAccount } from './change-account.js';
import { Newsletter } from './Newsletter.js';
import { OwnAddress } from './OwnAddress.js';
import { OwnData } from './OwnData.js';

export function EditTab({ user }: { user: User }) {
  const { t } = useText();
  const submission = useFormSubmit({
    send: (fields) =>
      changeAccount(
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
      <Form submission={submission} className="mt-10 max-w-[30rem] stack">
        <OwnAddress user={user} />
        <div className="stack noscript:hidden">
          <TextField
            label={t('user.profile.displayName')}
            name="displayName"
            autoComplete="name"
            defaultValue={user.displayName ?? ''}
            hint={t('auth.displayNameHint')}
            error={submission.errorOf('displayName')}
          />
          <button className="btn btn-primary" aria-busy={submission.progress !== 'none'}>
            {t('user.profile.save')}
          </button>
        </div>
      </Form>
      <Newsletter user={user} />
      <OwnData user={user} />
    </>
  );
}
