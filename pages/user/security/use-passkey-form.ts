import { NoPasskey } from '../../../renderer/account/security/passkeys.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { ApiError } from '../../../renderer/api/request.js';
import { type FormSubmission, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';

/** A form that may ask for a passkey: that there was none is said like an error of the API. */
export function usePasskeyForm(send: (fields: FormData) => Promise<void>): FormSubmission {
  const { t } = useSecurityText();
  return useFormSubmit({
    send: async (fields) => {
      try {
        await send(fields);
      } catch (error) {
        if (!(error instanceof NoPasskey)) throw error;
        const text = t(error.isPresent ? 'passkey.already' : 'passkey.notMade');
        throw new ApiError('passkey_refused', text, undefined, '', 400);
      }
    },
  });
}
