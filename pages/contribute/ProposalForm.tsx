import { useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { withLanguage } from '../../src/contract/languages.js';
import { useAccount } from '../../renderer/account/use-account.js';
import { sendImage } from '../../renderer/api/send-image.js';
import { queryClient } from '../../renderer/api/query-client.js';
import { proposalOf } from '../../renderer/contributions/proposal.js';
import { ProposalFields } from '../../renderer/contributions/ProposalFields.js';
import { useFormSubmit } from '../../renderer/forms/use-form-submit.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { CheckField } from '../../renderer/forms/CheckField.js';
import { ErrorSummary } from '../../renderer/forms/ErrorSummary.js';
import { showToast } from '../../renderer/ui/toast-store.js';
import { ImageField } from './ImageField.js';

/** Proposes a photograph that is not in the archive. It stays hidden until a moderator has approved it. */
export function ProposalForm() {
  const { t, language } = useText();
  const user = useAccount();
  const image = useRef<File | null>(null);
  const [progress, setProgress] = useState(0);
  const [isImageMissing, setIsImageMissing] = useState(false);
  const submission = useFormSubmit({
    send: async (fields) => {
      setIsImageMissing(!image.current);
      if (!image.current) throw new Error('No image');
      setProgress(0);
      await sendImage('contributions.propose', { image: image.current, ...proposalOf(fields, language) }, setProgress);
      await queryClient().invalidateQueries({ queryKey: ['contributions'] });
      showToast({ kind: 'success', title: t('contribute.sent'), text: t('contribution.sentText'), durationMs: 5_000 });
      await navigate(withLanguage(language, '/user/contributions'));
      return 'leaving';
    },
  });
  const { errorOf } = submission;
  const percent = Math.round(progress * 100);

  return (
    <form
      ref={submission.form}
      className="mt-10 grid gap-x-16 gap-y-10 noscript:hidden lg:grid-cols-2"
      noValidate
      onSubmit={submission.handleSubmit}
    >
      <div className="lg:sticky lg:top-8 lg:self-start">
        <ImageField
          onChoice={(chosen) => {
            image.current = chosen;
            setIsImageMissing(false);
          }}
          error={isImageMissing ? t('contribute.imageMissing') : errorOf('image')}
        />
      </div>
      <div className="max-w-[36rem] space-y-5">
        {submission.error && (
          <ErrorSummary
            ref={submission.summary}
            title={t('contribution.notSent')}
            text={isImageMissing ? t('contribute.imageMissing') : submission.error.message}
          />
        )}
        <ProposalFields errorOf={errorOf} />
        <CheckField name="rightsDeclared" value="true" required error={errorOf('rightsDeclared')}>
          {t('contribute.rights')}
        </CheckField>
        {user && (
          <p className="text-sm text-mute">
            {t('contribute.nameNote', { name: user.displayName ?? user.username })}{' '}
            <Link to="/user/profile-page" target="_blank" className="link">
              {t('contribute.changeName')}
            </Link>
          </p>
        )}
        <button className="btn btn-primary w-full sm:w-auto" aria-busy={submission.progress !== 'none'}>
          {submission.progress === 'none' ? t('contribute.send') : t('contribute.sending', { percent })}
        </button>
      </div>
    </form>
  );
}
