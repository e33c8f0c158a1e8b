import { limits } from '../../../src/contract/limits.js';
import type { Registration } from '../../../src/contract/user.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { CheckField } from '../../../renderer/forms/CheckField.js';
import { NewPasswordFields } from '../../../renderer/forms/NewPasswordFields.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { textOf } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { AuthForm, type AuthFormProps } from './AuthForm.js';
import { PrivacyConsent } from './PrivacyConsent.js';

/** The server checks all fields, with and without scripts. */
export function RegisterForm(props: AuthFormProps) {
  const { t } = useText();
  const typed = props.form?.values;
  return (
    <AuthForm
      {...props}
      tab="register"
      texts={{ failed: t('auth.registerSummary'), submit: t('auth.registerSubmit'), done: t('auth.registerDone') }}
      send={(fields) => httpApi.session.register(registrationOf(fields))}
    >
      {(errorOf) => (
        <>
          <TextField
            label={t('auth.displayName')}
            hint={t('auth.displayNameHint')}
            name="displayName"
            autoComplete="name"
            defaultValue={String(typed?.['displayName'] ?? '')}
            error={errorOf('displayName')}
          />
          <NewPasswordFields
            name="password"
            label={t('auth.password')}
            min={limits.registration.passwordMin}
            errorOf={errorOf}
          />
          <div>
            <PrivacyConsent
              defaultChecked={typed?.['acceptedPrivacyPolicy'] === true}
              error={errorOf('acceptedPrivacyPolicy')}
            />
            <CheckField name="acceptedNewsletter" value="true" defaultChecked={typed?.['acceptedNewsletter'] === true}>
              {t('auth.newsletter')}
            </CheckField>
          </div>
        </>
      )}
    </AuthForm>
  );
}

const registrationOf = (fields: FormData): Registration => ({
  email: textOf(fields, 'email'),
  password: textOf(fields, 'password'),
  confirmPassword: textOf(fields, 'confirmPassword'),
  ...(textOf(fields, 'displayName').trim() && { displayName: textOf(fields, 'displayName') }),
  acceptedPrivacyPolicy: fields.has('acceptedPrivacyPolicy'),
  acceptedNewsletter: fields.has('acceptedNewsletter'),
});
