import { type ComponentProps, useState } from 'react';
import { type Confirmation, institutionConfirmation } from '../../src/contract/institution.js';
import { PasswordField } from '../forms/PasswordField.js';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { useAccount } from './use-account.js';

type OwnPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'name' | 'autoComplete'>;

/** The own password, before a critical change. Who has none confirms at the institution instead. */
export function OwnPasswordField(field: OwnPasswordFieldProps) {
  const user = useAccount();
  if (user?.confirmation) return <AtInstitution confirmation={user.confirmation} />;
  return <PasswordField {...field} name="password" autoComplete="current-password" />;
}

function AtInstitution({ confirmation: { institution, until } }: { confirmation: Confirmation }) {
  const { t, language } = useText();
  const [openedAt] = useState(() => Date.now());
  if (until !== null && Date.parse(until) > openedAt)
    return (
      <p className="flex gap-3 rounded-sm bg-success-bg p-4 text-sm">
        <Icon name="check" className="mt-0.5 shrink-0 text-success" />
        {t('user.confirmation.done', { institution })}
      </p>
    );
  // It is opened by a click only, so that there is a window.
  const here = window.location.pathname + window.location.search;
  return (
    <div className="rounded-sm bg-mount p-4 text-sm">
      <p>{t('user.confirmation.text', { institution })}</p>
      <a
        href={institutionConfirmation(language, here)}
        rel="external nofollow"
        className="link mt-1 inline-flex min-h-11 items-center"
      >
        {t('user.confirmation.link', { institution })}
      </a>
    </div>
  );
}
