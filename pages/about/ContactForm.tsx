import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { photoPath } from '../../src/contract/paths.js';
import { cutText } from '../../src/contract/text.js';
import { trackEvent } from '../../renderer/analytics/analytics.js';
import { httpApi } from '../../renderer/api/http-api.js';
import { ApiError } from '../../renderer/api/request.js';
import { resetForm } from '../../renderer/forms/fill-form.js';
import { PublicForm } from '../../renderer/forms/PublicForm.js';
import { SenderFields } from '../../renderer/forms/SenderFields.js';
import { TextAreaField } from '../../renderer/forms/TextAreaField.js';
import { TextField } from '../../renderer/forms/TextField.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { showToast } from '../../renderer/ui/toast-store.js';
import type { Data } from './+data.shared.js';

const toastMs = 5_000;

/** A message to the archive; one about a photo has its number and address already. */
export function ContactForm({ photo }: Pick<Data, 'photo'>) {
  const { t, language } = useText();
  const { origin } = usePageContext().site;
  const subject = photo ? cutText(t('contact.aboutPhoto', photo), { max: limits.contact.lineMax - 1 }) : '';
  const message = photo ? `${origin}${withLanguage(language, photoPath(photo.slug))}\n\n` : '';
  return (
    <PublicForm
      action="/about#contattaci"
      failed={t('contact.summary')}
      fallback={t('error.contact.send')}
      submit={t('contact.submit')}
      fields={['name', 'email', 'subject', 'message']}
      send={async (written, form, fields) => {
        try {
          const { message } = await httpApi.contact.send(written);
          showToast({
            kind: 'success',
            title: t('contact.sent'),
            text: message,
            topic: 'contact',
            durationMs: toastMs,
          });
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
      }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {({ typed, errorOf }) => (
        <>
          <SenderFields typed={typed} errorOf={errorOf} />
          <div className="sm:col-span-2">
            <TextField
              label={t('contact.subject')}
              name="subject"
              maxLength={limits.contact.lineMax}
              required
              defaultValue={typed('subject') || subject}
              error={errorOf('subject')}
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
              defaultValue={typed('message') || message}
              error={errorOf('message')}
            />
          </div>
        </>
      )}
    </PublicForm>
  );
}
