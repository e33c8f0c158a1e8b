import type { User } from '../../../src/contract/user.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { fieldFailure } from '../../../renderer/forms/field-failure.js';
import { resetForm } from '../../../renderer/forms/fill-form.js';
import { Form } from '../../../renderer/forms/Form.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { changeAccount, showAccount } from './change-account.js';
import { processedAvatar } from './processed-avatar.js';

/** An avatar by its address: the archive copies the image, and never shows it from there. */
export function AvatarAddress({ user, isDisabled }: { user: User; isDisabled: boolean }) {
  const { t, language } = useText();
  const submission = useFormSubmit({
    send: async (fields, form) => {
      const avatar = textOf(fields, 'avatar').trim();
      // For the API an empty address takes the picture away.
      if (avatar === '') throw await fieldFailure('avatar', 'field_required', language);
      await changeAccount(
        async () => {
          await httpApi.users.change({ id: user.id, avatar });
          const changed = await processedAvatar(user.id, language);
          if (changed) showAccount(changed);
          resetForm(form, fields);
        },
        { t, done: { title: t('user.profile.saved') }, failed: t('user.profile.avatarFailed') },
      );
    },
  });
  const isBusy = submission.progress !== 'none';
  return (
    <Form submission={submission} className="mt-6 stack">
      <TextField
        label={t('user.profile.avatarAddress')}
        hint={t('user.profile.avatarAddressHint')}
        name="avatar"
        type="url"
        inputMode="url"
        required
        error={submission.errorOf('avatar')}
      />
      <button className="btn btn-outline" disabled={isDisabled} aria-busy={isBusy}>
        {t(isBusy ? 'user.profile.avatarBusy' : 'user.profile.avatarAddressUse')}
      </button>
    </Form>
  );
}
