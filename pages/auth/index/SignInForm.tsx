import { usePageContext } from 'vike-react/usePageContext';
import { accountPaths } from '../../../src/contract/paths.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { PasswordField } from '../../../renderer/forms/PasswordField.js';
import { textOf } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { AuthForm, type AuthFormProps } from './AuthForm.js';

export function SignInForm(props: AuthFormProps) {
  const { t } = useText();
  const { canMail } = usePageContext();
  return (
    <AuthForm
      {...props}
      tab="signIn"
      texts={{ failed: t('auth.summary'), submit: t('auth.submit'), done: t('auth.done') }}
      send={(fields) =>
        httpApi.session.login({
          email: textOf(fields, 'email'),
          password: textOf(fields, 'password'),
          rememberMe: fields.has('rememberMe'),
        })
      }
    >
      {(errorOf) => (
        <>
          <PasswordField
            label={t('auth.password')}
            name="password"
            autoComplete="current-password"
            error={errorOf('password')}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <label className="check">
              <input
                type="checkbox"
                name="rememberMe"
                value="true"
                defaultChecked={props.form?.values['rememberMe'] === true}
              />
              {t('auth.remember')}
            </label>
            <Link
              to={canMail ? accountPaths.forgotPassword : '/about#contattaci'}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              {t('auth.forgot')}
            </Link>
          </div>
        </>
      )}
    </AuthForm>
  );
}
