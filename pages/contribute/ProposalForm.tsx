import { useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { withLanguage } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { proposePhoto } from '../../renderer/api/http-api.js';
import { queryClient } from '../../renderer/api/query-client.js';
import { LicenceOptions, licenceOptionsId } from '../../renderer/contributions/LicenceOptions.js';
import { useSentForm } from '../../renderer/forms/use-sent-form.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { CheckField } from '../../renderer/forms/CheckField.js';
import { ErrorSummary } from '../../renderer/forms/ErrorSummary.js';
import { TextAreaField } from '../../renderer/forms/TextAreaField.js';
import { TextField } from '../../renderer/forms/TextField.js';
import { showToast } from '../../renderer/ui/toast-store.js';
import { ImageField } from './ImageField.js';
import { proposalOf } from './proposal.js';

const { line, title, description, note } = limits.text;

/** A photograph that is not in the archive: it stays out of sight until somebody has looked at it. */
export function ProposalForm() {
  const { t, language } = useText();
  const image = useRef<File | null>(null);
  const [progress, setProgress] = useState(0);
  const [isImageMissing, setIsImageMissing] = useState(false);
  const sent = useSentForm({
    send: async (fields) => {
      setIsImageMissing(!image.current);
      if (!image.current) throw new Error('No image');
      setProgress(0);
      await proposePhoto(image.current, proposalOf(fields, language), setProgress);
      await queryClient().invalidateQueries({ queryKey: ['contributions'] });
      showToast({ kind: 'success', title: t('contribute.sent'), text: t('contribution.sentText'), durationMs: 5_000 });
      await navigate(withLanguage(language, '/user/contributions'));
      return 'leaving';
    },
  });
  const { errorOf } = sent;
  const percent = Math.round(progress * 100);

  return (
    <form
      ref={sent.form}
      className="mt-10 grid gap-x-16 gap-y-10 noscript:hidden lg:grid-cols-2"
      noValidate
      onSubmit={sent.handleSubmit}
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
        {sent.fault && (
          <ErrorSummary
            ref={sent.summary}
            title={t('contribution.notSent')}
            text={isImageMissing ? t('contribute.imageMissing') : sent.fault.message}
          />
        )}
        <TextField
          label={t('contribute.fieldTitle')}
          name="title"
          maxLength={title}
          required
          error={errorOf('title')}
        />
        <TextAreaField
          label={t('contribute.description')}
          hint={t('contribute.descriptionHint')}
          name="description"
          rows={5}
          maxLength={description}
          error={errorOf('description')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('contribute.year')}
            hint={t('contribution.yearHint')}
            name="year"
            maxLength={line}
            error={errorOf('year')}
          />
          <TextField label={t('contribute.author')} name="author" maxLength={line} error={errorOf('author')} />
        </div>
        <TextField
          label={t('contribute.source')}
          hint={t('contribute.sourceHint')}
          name="source"
          maxLength={line}
          error={errorOf('source')}
        />
        <TextField
          label={t('contribute.position')}
          hint={t('contribution.positionHint')}
          name="position"
          maxLength={line}
          error={errorOf('lat') ?? errorOf('lng')}
        />
        <TextField
          label={t('contribute.license')}
          hint={t('contribute.licenseHint')}
          name="license"
          list={licenceOptionsId}
          maxLength={line}
          required
          error={errorOf('license')}
        />
        <LicenceOptions />
        <TextAreaField label={t('contribution.note')} name="note" rows={3} maxLength={note} error={errorOf('note')} />
        <CheckField name="rightsDeclared" value="true" required error={errorOf('rightsDeclared')}>
          {t('contribute.rights')}
        </CheckField>
        <button className="btn btn-primary w-full sm:w-auto" aria-busy={sent.progress !== 'none'}>
          {sent.progress === 'none' ? t('contribute.send') : t('contribute.sending', { percent })}
        </button>
      </div>
    </form>
  );
}
