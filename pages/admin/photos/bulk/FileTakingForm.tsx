import { useId } from 'react';
import { type BulkChange, type TakenFromFile, takenFromFile } from '../../../../src/contract/bulk-edit.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { CheckField } from '../../../../renderer/forms/CheckField.js';
import { DialogActions } from '../../../../renderer/forms/DialogActions.js';
import { Form } from '../../../../renderer/forms/Form.js';
import { useFormSubmit } from '../../../../renderer/forms/use-form-submit.js';
import { selectedPhotos } from '../selection.js';

interface FileTakingFormProps {
  /** Called with a change that the server has accepted for a preview. */
  onChange(change: BulkChange): void;
  onClose(): void;
}

const names = Object.keys(takenFromFile) as TakenFromFile[];

/** What the selected photos take from their own files. The date is not proposed: it is often that of the scan. */
export function FileTakingForm({ onChange, onClose }: FileTakingFormProps) {
  const { t } = useAdminText();
  const hintId = useId();
  const submission = useFormSubmit({
    send: async (form) => {
      const change: BulkChange = {
        fromFile: {
          take: names.filter((name) => form.getAll('take').includes(name)),
          overwrite: form.has('overwrite'),
        },
      };
      await adminApi.bulkEdits.preview({ ...selectedPhotos(), ...change });
      onChange(change);
    },
  });
  return (
    <Form submission={submission} failed={t('bulk.failed')}>
      <p className="text-sm text-mute">{t('bulk.fromFile.hint')}</p>
      <fieldset>
        <legend className="mb-1 font-semibold">{t('bulk.fromFile.which')}</legend>
        <div className="grid gap-x-5 sm:grid-cols-2">
          {names.map((name) => (
            <CheckField
              key={name}
              name="take"
              value={name}
              defaultChecked={name !== 'date'}
              {...(name === 'date' && { 'aria-describedby': hintId })}
            >
              {t(`bulk.fromFile.take.${name}`)}
            </CheckField>
          ))}
        </div>
        <p id={hintId} className="mt-1 text-sm text-mute">
          {t('bulk.fromFile.dateHint')}
        </p>
      </fieldset>
      <div>
        <CheckField name="overwrite" value="true">
          {t('bulk.fromFile.overwrite')}
        </CheckField>
        <p className="text-sm text-mute">{t('bulk.fromFile.overwriteHint')}</p>
      </div>
      <DialogActions onClose={onClose}>
        <button className="btn btn-primary" aria-busy={submission.progress !== 'none'}>
          {t('bulk.preview')}
        </button>
      </DialogActions>
    </Form>
  );
}
