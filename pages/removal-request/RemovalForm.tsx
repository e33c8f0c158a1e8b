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
import { PublicForm } from '../../renderer/forms/PublicForm.js';
import { RadioField } from '../../renderer/forms/RadioField.js';
import { SenderFields } from '../../renderer/forms/SenderFields.js';
import { TextAreaField } from '../../renderer/forms/TextAreaField.js';
import { TextField } from '../../renderer/forms/TextField.js';
import { useText } from '../../renderer/i18n/use-text.js';
import type { Data } from './+data.shared.js';

/** Asks the archive to remove a photo. With scripts and without, it ends on the page with the reference. */
export function RemovalForm({ photo, isUnknown }: Pick<Data, 'photo' | 'isUnknown'>) {
  const { t, language } = useText();
  const { form: rejected } = usePageContext();
  const [role, setRole] = useState(() => removalRoles.find((known) => known === rejected?.values['role']) ?? null);
  return (
    <PublicForm
      action={removalRequestPath}
      failed={t('removalRequest.failed')}
      submit={t('removalRequest.submit')}
      fields={['photo', 'name', 'email', 'role', 'reason', 'declared']}
      send={async ({ role, declared, ...written }) => {
        const { reference } = await httpApi.removal.request({
          ...written,
          // Without a choice the API names the error.
          role: role as RemovalRole,
          declared: declared === 'true',
        });
        await navigate(withLanguage(language, removalSentPath(reference)));
        return 'leaving';
      }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {({ typed, errorOf }) => (
        <>
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
              error={errorOf('photo')}
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
              error={errorOf('role')}
            />
          </div>
          <SenderFields typed={typed} errorOf={errorOf} />
          <div className="sm:col-span-2">
            <TextAreaField
              label={t('removalRequest.reason')}
              hint={t('removalRequest.reasonHint')}
              name="reason"
              rows={7}
              maxLength={limits.contact.messageMax}
              required
              defaultValue={typed('reason')}
              error={errorOf('reason')}
            />
          </div>
          <div className="sm:col-span-2">
            <CheckField name="declared" value="true" required error={errorOf('declared')}>
              {t('removalRequest.declaration')}
            </CheckField>
          </div>
        </>
      )}
    </PublicForm>
  );
}
