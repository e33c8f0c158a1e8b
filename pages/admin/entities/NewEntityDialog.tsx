import { useQueryClient } from '@tanstack/react-query';
import { navigate } from 'vike/client/router';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { limits } from '../../../src/contract/limits.js';
import { localized } from '../../../src/contract/localized.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { editEntityPath } from '../../../renderer/admin/admin-entity-queries.js';
import { SelectField } from '../../../renderer/admin/records/SelectField.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';

interface NewEntityDialogProps {
  types: EntityType[];
  onClose(): void;
}

/** Creates an entity of a name and a type, and opens it for editing. */
export function NewEntityDialog({ types, onClose }: NewEntityDialogProps) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const submission = useFormSubmit({
    async send(fields) {
      const { id } = await adminApi.adminEntities.create({
        name: textOf(fields, 'name'),
        entityTypeCode: textOf(fields, 'entityTypeCode'),
      });
      void client.invalidateQueries();
      await navigate(editEntityPath(id));
      return 'leaving';
    },
  });
  return (
    <DialogForm
      title={t('entities.create')}
      submission={submission}
      failed={t('entities.createFailed')}
      action={t('entities.createAction')}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('entities.newName')}
        hint={t('entities.newNameHint')}
        maxLength={limits.text.name}
        autoComplete="off"
        required
        error={submission.errorOf('name')}
      />
      <SelectField
        name="entityTypeCode"
        label={t('entities.type')}
        options={types.map((type) => ({ value: type.code, text: localized(type, 'name', language) }))}
        defaultValue={types[0]?.code ?? ''}
        error={submission.errorOf('entityTypeCode')}
      />
    </DialogForm>
  );
}
