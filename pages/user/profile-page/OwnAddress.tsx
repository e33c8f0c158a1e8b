import { useState } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import type { User } from '../../../src/contract/user.js';
import { useOwnList } from '../../../renderer/account/use-own-list.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { asQuery } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';
import { queryClient } from '../../../renderer/api/query-client.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';
import { changeAccount } from './change-account.js';

/**
 * The account's e-mail address. It counts as verified, unless the server sends e-mails and the link of the verification
 * e-mail has not been used.
 */
export function OwnAddress({ user }: { user: User }) {
  const { t } = useText();
  const { canMail } = usePageContext();
  const verification = useOwnList(queries.emailVerification(user.id), useData<Data>().emailVerification);
  const isOpen = canMail === true && verification.data?.verifiedAt === null;
  const isKnown = canMail !== true || verification.data !== undefined;
  return (
    <div>
      <TextField
        label={t('auth.email')}
        name="email"
        type="email"
        defaultValue={user.email}
        readOnly
        hint={t('user.profile.emailHint')}
        action={
          isKnown && (
            <span className={`badge text-xs ${isOpen ? 'badge-caution' : 'badge-success'}`}>
              <Icon name={isOpen ? 'clock' : 'check'} size={14} />
              {t(isOpen ? 'user.profile.unverified' : 'user.profile.verified')}
            </span>
          )
        }
      />
      {isNotLoaded(verification) && (
        <div className="mt-2">
          <NotLoaded query={verification} />
        </div>
      )}
      {isOpen && <SendAgain user={user} />}
    </div>
  );
}

/** Sends the verification e-mail again. */
function SendAgain({ user }: { user: User }) {
  const { t } = useText();
  const [isBusy, setIsBusy] = useState(false);

  const handleClick = async () => {
    setIsBusy(true);
    const sendEmail = async () => {
      const answer = await httpApi.account.mailVerification({ id: user.id });
      queryClient().setQueryData(asQuery(queries.emailVerification(user.id)).queryKey, answer);
      return answer;
    };
    await changeAccount(sendEmail, {
      t,
      // The address may have been verified elsewhere in the meantime.
      done: ({ verifiedAt }) =>
        verifiedAt
          ? { title: t('auth.verifyEmail.done') }
          : { title: t('user.profile.verificationMailed'), text: t('user.profile.verificationMailedText') },
      failed: t('auth.forgotPassword.failed'),
    }).catch(() => undefined);
    setIsBusy(false);
  };

  return (
    <p className="mt-2 text-sm noscript:hidden">
      {t('user.profile.verificationHint')}{' '}
      <button
        type="button"
        className="link min-h-11 font-semibold"
        disabled={isBusy}
        onClick={() => void handleClick()}
      >
        {t('user.profile.mailVerification')}
      </button>
    </p>
  );
}
