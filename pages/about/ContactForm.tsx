import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { trackEvent } from '../../renderer/analytics/analytics.js';
import { httpApi } from '../../renderer/api/http-api.js';
import { ApiError } from '../../renderer/api/request.js';
import { resetForm } from '../../renderer/forms/fill-form.js';
import { Form } from '../../renderer/forms/Form.js';
import { HoneypotField } from '../../renderer/forms/HoneypotField.js';
import { SenderFields } from '../../renderer/forms/SenderFields.js';
import { SendRow } from '../../renderer/forms/SendRow.js';
import { TextAreaField } from '../../renderer/forms/TextAreaField.js';
import { TextField } from '../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../renderer/forms/use-form-submit.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { showToast } from '../../renderer/ui/toast-store.js';

const toastMs = 5_000;

/** Without scripts the form posts to its page's own address, with them to the API. */
export function ContactForm() {
  const { t, language } = useText();
  const { form: rejected } = usePageContext();
  const submission = useFormSubmit({
    initial: rejected,
    fallback: t('error.contact.send'),
    send: async (fields, form) => {
      try {
        const { message } = await httpApi.contact.send({
          name: textOf(fields, 'name'),
          email: textOf(fields, 'email'),
          subject: textOf(fields, 'subject'),
          message: textOf(fields, 'message'),
          website: textOf(fields, 'website'),
        });
        showToast({ kind: 'success', title: t('contact.sent'), text: message, topic: 'contact', durationMs: toastMs });
        resetForm(form, fields);
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

  return (
    <Form
      submission={submission}
      failed={t('contact.summary')}
      action={`${withLanguage(language, '/about')}#contattaci`}
      className="grid gap-5 sm:grid-cols-2"
    >
      <SenderFields typed={typed} errorOf={submission.errorOf} />
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
      <SendRow text={t('contact.submit')} isSending={submission.progress !== 'none'} />
    </Form>
  );
}
