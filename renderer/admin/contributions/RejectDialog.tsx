import { usePageContext } from 'vike-react/usePageContext';
import { limits } from '../../../src/contract/limits.js';
import { type Rejection, type RejectionReason, rejectionReasons } from '../../../src/contract/moderation.js';
import { DialogForm } from '../../forms/DialogForm.js';
import { TextAreaField } from '../../forms/TextAreaField.js';
import { textOf, useFormSubmit } from '../../forms/use-form-submit.js';
import { SelectField } from '../records/SelectField.js';
import { useAdminText } from '../use-admin-text.js';

interface RejectDialogProps {
  /** Several contributions are rejected for the same reason. */
  isForSeveral?: boolean;
  /** @throws an ApiError, which the dialog shows */
  onReject(rejection: Rejection): Promise<void>;
  onClose(): void;
}

/** Asks why: a reason of the list, the moderator's own words, both or neither. */
export function RejectDialog({ isForSeveral = false, onReject, onClose }: RejectDialogProps) {
  const { t } = useAdminText();
  const { mailEnabled } = usePageContext().site;
  const submission = useFormSubmit({
    send: async (fields) => {
      await onReject(rejectionOf(fields));
      onClose();
      return 'leaving';
    },
  });
  return (
    <DialogForm
      title={t(isForSeveral ? 'contributions.rejectManyTitle' : 'contributions.rejectTitle')}
      submission={submission}
      failed={t('contributions.rejectFailed')}
      action={t('contributions.reject')}
      isDangerous
      onClose={onClose}
    >
      <SelectField
        name="reasonCode"
        label={t('contributions.reason')}
        options={[
          { value: '', text: t('contributions.noReason') },
          ...rejectionReasons.map((code) => ({ value: code, text: t(`contributions.reasons.${code}`) })),
        ]}
        defaultValue=""
        error={submission.errorOf('reasonCode')}
      />
      <TextAreaField
        name="reason"
        label={t('contributions.ownWords')}
        hint={t(mailEnabled ? 'contributions.ownWordsHintMailed' : 'contributions.ownWordsHint')}
        rows={4}
        maxLength={limits.text.note}
        error={submission.errorOf('reason')}
      />
    </DialogForm>
  );
}

function rejectionOf(fields: FormData): Rejection {
  const reasonCode = textOf(fields, 'reasonCode') as RejectionReason | '';
  const reason = textOf(fields, 'reason').trim();
  return { ...(reasonCode && { reasonCode }), ...(reason && { reason }) };
}
