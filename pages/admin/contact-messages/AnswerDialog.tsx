import type { ContactMessage } from '../../../src/contract/contact.js';
import { limits } from '../../../src/contract/limits.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { TextAreaField } from '../../../renderer/forms/TextAreaField.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

interface AnswerDialogProps {
  message: ContactMessage;
  onSent(): Promise<void>;
  onClose(): void;
}

/** An answer by mail. */
export function AnswerDialog({ message, onSent, onClose }: AnswerDialogProps) {
  const { t } = useAdminText();
  const { id, name, email, subject } = message;
  const submission = useFormSubmit({
    send: async (fields) => {
      await adminApi.contactMessages.answer({ id, subject: textOf(fields, 'subject'), text: textOf(fields, 'text') });
      showToast({ kind: 'success', title: t('messages.answerSent') });
      await onSent();
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('messages.answerTitle', { name })}
      submission={submission}
      failed={t('messages.answerFailed')}
      action={t('messages.answerSend')}
      onClose={onClose}
    >
      <TextField
        name="subject"
        label={t('messages.answerSubject')}
        defaultValue={answerSubject(subject)}
        error={submission.errorOf('subject')}
        maxLength={limits.contact.lineMax}
        required
      />
      <TextAreaField
        name="text"
        label={t('messages.answerText')}
        hint={t('messages.answerHint', { email, name })}
        error={submission.errorOf('text')}
        maxLength={limits.contact.messageMax}
        rows={8}
        required
      />
      <blockquote className="border-l-2 border-line pl-4 text-sm whitespace-pre-line text-mute [overflow-wrap:anywhere]">
        {message.message}
      </blockquote>
    </DialogForm>
  );
}

/** `Re:` in every language, as mail programs expect it; once. */
const answerSubject = (subject: string): string =>
  (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, limits.contact.lineMax);
