import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { trackEvent } from '../../renderer/analytics/analytics.js';
import { httpApi } from '../../renderer/api/http-api.js';
import { ApiError } from '../../renderer/api/request.js';
import { EmailField } from '../../renderer/forms/EmailField.js';
import { Form } from '../../renderer/forms/Form.js';
import { HoneypotField } from '../../renderer/forms/HoneypotField.js';
import { TextAreaField } from '../../renderer/forms/TextAreaField.js';
import { TextField } from '../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../renderer/forms/use-form-submit.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { showToast } from '../../renderer/ui/toast-store.js';

const toastMs = 5_000;

/** Without scripts the form posts to its page's own address, with them to the API. */
export function ContactForm() {
  const { t, language } = useText();
  const { form: rejected } = usePageContext();
  const submission = useFormSubmit({
    initial: rejected,
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
        submission.form.current?.reset();
        trackEvent({ event_action: 'contact_sent', event_category: 'contact', event_label: language, value: 1 });
      } catch (error) {
        const message = error instanceof ApiError ? error.message : '';
        showToast({
          kind: 'error',
          title: t('common.error'),
          text: message || t('error.contact.send'),
          topic: 'contact',
          durationMs: toastMs,
        });
        throw error;
      }
    },
  });
  const typed = (name: string) => String(rejected?.values[name] ?? '');
  const isSending = submission.progress !== 'none';

  return (
    <Form
      submission={submission}
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
        error={submission.errorOf('name')}
      />
      <EmailField
        label={t('contact.email')}
        hint={t('contact.emailHint')}
        autoComplete="email"
        defaultValue={typed('email')}
        error={submission.errorOf('email')}
      />
      <div className="sm:col-span-2">
        <TextField
          label={t('contact.subject')}
          name="subject"
          maxLength={limits.contact.lineMax}
          required
          defaultValue={typed('subject')}
          error={submission.errorOf('subject')}
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
          error={submission.errorOf('message')}
        />
      </div>
      <HoneypotField />
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
    </Form>
  );
}
