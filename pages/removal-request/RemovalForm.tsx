import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { navigate } from 'vike/client/router';
import { withLanguage } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { photoPath } from '../../src/contract/paths.js';
import {
  removalRequestPath,
  type RemovalRole,
  removalRoles,
  removalSentPath,
} from '../../src/contract/removal-request.js';
import { httpApi } from '../../renderer/api/http-api.js';
import { CheckField } from '../../renderer/forms/CheckField.js';
import { Form } from '../../renderer/forms/Form.js';
import { RadioField } from '../../renderer/forms/RadioField.js';
import { HoneypotField } from '../../renderer/forms/HoneypotField.js';
import { SenderFields } from '../../renderer/forms/SenderFields.js';
import { SendRow } from '../../renderer/forms/SendRow.js';
import { TextAreaField } from '../../renderer/forms/TextAreaField.js';
import { TextField } from '../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../renderer/forms/use-form-submit.js';
import { useText } from '../../renderer/i18n/use-text.js';
import type { Data } from './+data.shared.js';

/** Without scripts the form posts to its page's own address, with them to the API; both end on the page with the reference. */
export function RemovalForm({ photo, isUnknown }: Pick<Data, 'photo' | 'isUnknown'>) {
  const { t, language } = useText();
  const { form: rejected } = usePageContext();
  const typed = (name: string) => String(rejected?.values[name] ?? '');
  const [role, setRole] = useState(() => removalRoles.find((known) => known === typed('role')) ?? null);
  const submission = useFormSubmit({
    initial: rejected,
    send: async (fields) => {
      const { reference } = await httpApi.removal.request({
        photo: textOf(fields, 'photo'),
        name: textOf(fields, 'name'),
        email: textOf(fields, 'email'),
        // Without a choice the API names the error.
        role: textOf(fields, 'role') as RemovalRole,
        reason: textOf(fields, 'reason'),
        declared: textOf(fields, 'declared') === 'true',
        website: textOf(fields, 'website'),
      });
      await navigate(withLanguage(language, removalSentPath(reference)));
      return 'leaving';
    },
  });

  return (
    <Form
      submission={submission}
      failed={t('removalRequest.failed')}
      action={withLanguage(language, removalRequestPath)}
      className="grid gap-6 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <TextField
          label={t('removalRequest.photo')}
          hint={t(isUnknown ? 'removalRequest.photoUnknown' : 'removalRequest.photoHint')}
          name="photo"
          maxLength={limits.contact.lineMax}
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={typed('photo') || (photo ? withLanguage(language, photoPath(photo.slug)) : '')}
          error={submission.errorOf('photo')}
        />
      </div>
      <div className="sm:col-span-2">
        <RadioField<RemovalRole>
          legend={t('removalRequest.role')}
          name="role"
          className="sm:grid-cols-2"
          options={removalRoles.map((value) => ({ value, title: t(`removalRequest.roles.${value}`) }))}
          chosen={role}
          onChoice={setRole}
          error={submission.errorOf('role')}
        />
      </div>
      <SenderFields typed={typed} errorOf={submission.errorOf} />
      <div className="sm:col-span-2">
        <TextAreaField
          label={t('removalRequest.reason')}
          hint={t('removalRequest.reasonHint')}
          name="reason"
          rows={7}
          maxLength={limits.contact.messageMax}
          required
          defaultValue={typed('reason')}
          error={submission.errorOf('reason')}
        />
      </div>
      <div className="sm:col-span-2">
        <CheckField name="declared" value="true" required error={submission.errorOf('declared')}>
          {t('removalRequest.declaration')}
        </CheckField>
      </div>
      <HoneypotField />
      <SendRow text={t('removalRequest.submit')} isSending={submission.progress !== 'none'} />
    </Form>
  );
}
