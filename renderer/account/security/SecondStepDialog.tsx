import { useEffect, useState } from 'react';
import type { SecondFactorKind } from '../../../src/contract/account-security.js';
import type { User } from '../../../src/contract/user.js';
import { DialogForm } from '../../forms/DialogForm.js';
import { textOf, useFormSubmit } from '../../forms/use-form-submit.js';
import type { Texts } from '../../i18n/texts.js';
import { useText } from '../../i18n/use-text.js';
import { CodeField } from './CodeField.js';
import { Dialog } from '../../ui/Dialog.js';
import { PasskeyStep } from './PasskeyStep.js';
import { securityApi } from './security-api.js';
import { SecurityTexts, useSecurityText } from './SecurityTexts.js';
import { loadSecurityTexts } from './security-texts.js';

interface SecondStepProps {
  kinds: SecondFactorKind[];
  onSignedIn(user: User): void;
  onClose(): void;
}

/** The second step of a sign-in over the page. Closes where its texts cannot be loaded. */
export function SecondStepDialog({ onClose, ...props }: SecondStepProps) {
  const { language } = useText();
  const [texts, setTexts] = useState<Texts | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    loadSecurityTexts(language).then(setTexts, () => setIsMissing(true));
  }, [language]);
  useEffect(() => {
    if (isMissing) onClose();
  }, [isMissing, onClose]);
  return (
    texts && (
      <SecurityTexts texts={texts}>
        <SecondStepForm onClose={onClose} {...props} />
      </SecurityTexts>
    )
  );
}

function SecondStepForm(props: SecondStepProps) {
  const { t } = useSecurityText();
  const { kinds, onSignedIn, onClose } = props;
  if (kinds.includes('passkey') && kinds.length === 1)
    return (
      <Dialog title={t('signIn.title')} onClose={onClose}>
        <PasskeyStep kinds={kinds} onSignedIn={onSignedIn} />
      </Dialog>
    );
  return <CodeForm {...props} />;
}

function CodeForm({ kinds, onSignedIn, onClose }: SecondStepProps) {
  const { t } = useSecurityText();
  const submission = useFormSubmit({
    send: async (fields) => {
      onSignedIn(await securityApi.security.completeSignIn({ code: textOf(fields, 'code') }));
      return 'leaving';
    },
  });
  return (
    <DialogForm
      title={t('signIn.title')}
      submission={submission}
      failed={t('signIn.failed')}
      action={t('signIn.submit')}
      onClose={onClose}
    >
      {kinds.includes('passkey') && <PasskeyStep kinds={kinds} onSignedIn={onSignedIn} />}
      <CodeField error={submission.errorOf('code')} />
    </DialogForm>
  );
}
