import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { noteEvent } from '../../renderer/analytics/analytics.js';
import { httpApi } from '../../renderer/api/http-api.js';
import { ApiError } from '../../renderer/api/request.js';
import { EmailField } from '../../renderer/forms/EmailField.js';
import { SentForm } from '../../renderer/forms/SentForm.js';
import { TextAreaField } from '../../renderer/forms/TextAreaField.js';
import { TextField } from '../../renderer/forms/TextField.js';
import { textOf, useSentForm } from '../../renderer/forms/use-sent-form.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { showToast } from '../../renderer/ui/toast-store.js';

const toastMs = 5_000;

/** Without scripts the form posts to its page's own address, with them to the API. */
export function ContactForm() {
  const { t, language } = useText();
  const { form: faulty } = usePageContext();
  const sent = useSentForm({
    initial: faulty,
    send: async (fields) => {
      try {
        const { message } = await httpApi.contact.send({
          name: textOf(fields, 'name'),
          email: textOf(fields, 'email'),
          subject: textOf(fields, 'subject'),
          message: textOf(fields, 'message'),
          website: textOf(fields, 'website'),
        });
        showToast({ kind: 'success', title: t('contact.sent'), text: message, topic: 'contact', durationMs: toastMs });
        sent.form.current?.reset();
        noteEvent({ event_action: 'contact_sent', event_category: 'contact', event_label: language, value: 1 });
      } catch (error) {
        const told = error instanceof ApiError ? error.message : '';
        showToast({
          kind: 'error',
          title: t('common.error'),
          text: told || t('error.contact.send'),
          topic: 'contact',
          durationMs: toastMs,
        });
        throw error;
      }
    },
  });
  const typed = (name: string) => String(faulty?.values[name] ?? '');
  const isSending = sent.progress !== 'none';

  return (
    <SentForm
      sent={sent}
      failed={t('contact.summary')}
      action={`${withLanguage(language, '/about')}#contattaci`}
      className="grid gap-5 sm:grid-cols-2"
    >
      <TextField
        label={t('contact.name')}
        name="name"
        autoComplete="name"
        maxLength={limits.contact.lineMax}
        required
        defaultValue={typed('name')}
        error={sent.errorOf('name')}
      />
      <EmailField
        label={t('contact.email')}
        hint={t('contact.emailHint')}
        autoComplete="email"
        defaultValue={typed('email')}
        error={sent.errorOf('email')}
      />
      <div className="sm:col-span-2">
        <TextField
          label={t('contact.subject')}
          name="subject"
          maxLength={limits.contact.lineMax}
          required
          defaultValue={typed('subject')}
          error={sent.errorOf('subject')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextAreaField
          label={t('contact.message')}
          hint={t('contact.messageHint')}
          name="message"
          rows={7}
          maxLength={limits.contact.messageMax}
          required
          defaultValue={typed('message')}
          error={sent.errorOf('message')}
        />
      </div>
      {/* Hidden from people: a value in it tells that a program filled in the form. */}
      <label className="sr-only" aria-hidden="true">
        {t('contact.website')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <button className="btn btn-primary" aria-busy={isSending}>
          {t(isSending ? 'contact.submitting' : 'contact.submit')}
        </button>
        <p className="text-sm text-mute">
          {t('contact.privacyBefore')}{' '}
          <Link to="/privacy" className="link">
            {t('contact.privacyLink')}
          </Link>
          .
        </p>
      </div>
    </SentForm>
  );
}
