import type { Contribution } from '../../src/contract/contribution.js';
import { httpApi } from '../api/http-api.js';
import { DialogActions } from '../forms/DialogActions.js';
import { Form } from '../forms/Form.js';
import { useFormSubmit } from '../forms/use-form-submit.js';
import { useText } from '../i18n/use-text.js';
import { MemoryFields, memoryOf } from './MemoryFields.js';

interface MemoryFormProps {
  photoId: number;
  /** The member's pending memory of the photo, which is changed then. */
  pending: Contribution | undefined;
  onSent(title: string): void;
  onClose(): void;
}

/** Sends what a member knows about a photo, or changes it. */
export function MemoryForm({ photoId, pending, onSent, onClose }: MemoryFormProps) {
  const { t } = useText();
  const submission = useFormSubmit({
    send: async (fields) => {
      const { newValue, year } = memoryOf(fields);
      if (pending) await httpApi.contributions.change({ id: pending.id, newValue, year });
      else
        await httpApi.contributions.create({ photoId, fieldName: 'memory', newValue, ...(year !== null && { year }) });
      onSent(t('contribution.memorySent'));
      return 'leaving';
    },
  });
  return (
    <Form submission={submission} failed={t('contribution.notSent')}>
      <MemoryFields key={pending?.id} pending={pending} errorOf={submission.errorOf} />
      {pending && <p className="text-sm text-mute">{t('contribution.memoryPending')}</p>}
      <DialogActions onClose={onClose}>
        <button className="btn btn-primary" aria-busy={submission.progress !== 'none'}>
          {t(pending ? 'contribution.saveEdit' : 'contribution.send')}
        </button>
      </DialogActions>
    </Form>
  );
}
