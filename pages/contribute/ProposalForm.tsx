import { useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { withLanguage } from '../../src/contract/languages.js';
import { useAccount } from '../../renderer/account/use-account.js';
import { ApiError } from '../../renderer/api/request.js';
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
  const submission = useFormSubmit({
    send: async (fields) => {
      setProgress(0);
      const chosen = image.current;
      const proposal = { image: chosen ?? new Blob(), ...proposalOf(fields, language) };
      await sendImage('contributions.propose', proposal, setProgress).catch((error: unknown) => {
        throw chosen ? error : withoutImage(error, t('contribute.imageMissing'));
      });
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
      onInput={submission.handleInput}
      onSubmit={submission.handleSubmit}
    >
      <div className="lg:sticky lg:top-8 lg:self-start">
        <ImageField
          onChoice={(chosen) => {
            image.current = chosen;
            submission.clearErrors(['image']);
          }}
          error={errorOf('image')}
        />
      </div>
      <div className="max-w-xl stack">
        {submission.error && (
          <ErrorSummary ref={submission.summary} title={t('contribution.notSent')} text={submission.error.message} />
        )}
        <ProposalFields errorOf={errorOf} />
        <CheckField name="rightsDeclared" value="true" required error={errorOf('rightsDeclared')}>
          {t('contribute.rights')}
        </CheckField>
        {user && (
          <div>
            <CheckField name="creditWished" value="true">
              {t('contribute.nameNote', { name: user.displayName ?? user.username })}
            </CheckField>
            <p className="text-sm">
              <Link to="/user/profile-page" target="_blank" className="link">
                {t('contribute.changeName')}
              </Link>
            </p>
          </div>
        )}
        <button className="btn btn-primary w-full sm:w-auto" aria-busy={submission.progress !== 'none'}>
          {submission.progress === 'none' ? t('contribute.send') : t('contribute.sending', { percent })}
        </button>
      </div>
    </form>
  );
}

/** The answer to a form without an image: what is wrong with its other fields, and the image that is missing. */
function withoutImage(error: unknown, message: string): unknown {
  if (!(error instanceof ApiError) || !['validation_failed', 'image_missing'].includes(error.code)) return error;
  const image = { field: 'image', code: 'field_required', message } as const;
  return new ApiError(error.code, error.message, [...(error.errors ?? []), image], error.requestId, error.status);
}
