import { TextField } from '../../forms/TextField.js';
import { useSecurityText } from './SecurityTexts.js';

interface CodeFieldProps {
  /** Only digits: while an app is set up there are no recovery codes yet. */
  isOfApp?: boolean;
  error: string | undefined;
}

/** A one-time code of the app, or a recovery code. */
export function CodeField({ isOfApp = false, error }: CodeFieldProps) {
  const { t } = useSecurityText();
  return (
    <TextField
      label={t('code.label')}
      hint={t(isOfApp ? 'code.hintOfApp' : 'code.hint')}
      name="code"
      autoComplete="one-time-code"
      inputMode={isOfApp ? 'numeric' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      required
      error={error}
    />
  );
}
