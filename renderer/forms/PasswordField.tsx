import { type ComponentProps, useState } from 'react';
import { limits } from '../../src/contract/limits.js';
import { useText } from '../i18n/use-text.js';
import { TextField } from './TextField.js';

/** A password with a button that shows it; the button needs scripts. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'action'>) {
  const { t } = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.password.max}
      required
      action={
        <button
          type="button"
          className="touch -my-2 min-h-9 text-xs font-semibold text-brand underline-offset-4 hover:underline noscript:hidden"
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
        </button>
      }
    />
  );
}
