import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import type { NamedEntity } from '../../../src/contract/entity.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { limits } from '../../../src/contract/limits.js';
import { localized } from '../../../src/contract/localized.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { editEntityPath } from '../../../renderer/admin/admin-entity-queries.js';
import { SelectField } from '../../../renderer/admin/records/SelectField.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { Link } from '../../../renderer/layout/Link.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';

interface NewEntityDialogProps {
  types: EntityType[];
  onClose(): void;
}

/** Creates a draft of a name and a type, and opens it for editing. */
export function NewEntityDialog({ types, onClose }: NewEntityDialogProps) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  /** Entities of the name that was typed: a second one is made only after they were shown. */
  const [same, setSame] = useState<{ name: string; entities: NamedEntity[] }>({ name: '', entities: [] });
  const submission = useFormSubmit({
    async send(fields) {
      const name = textOf(fields, 'name').trim();
      if (name !== '' && name !== same.name) {
        const entities = await adminApi.adminEntities.withName({ name });
        setSame({ name, entities });
        if (entities.length > 0) return;
      }
      const { id } = await adminApi.adminEntities.create({
        name: textOf(fields, 'name'),
        entityTypeCode: textOf(fields, 'entityTypeCode'),
        status: 'draft',
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
      action={t(same.entities.length > 0 ? 'entities.createAnyway' : 'entities.createAction')}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('entities.newName')}
        hint={t('entities.newNameHint')}
        maxLength={limits.text.name}
        autoComplete="off"
        required
        onInput={() => setSame({ name: '', entities: [] })}
        error={submission.errorOf('name')}
      />
      <div role="status">{same.entities.length > 0 && <SameEntities entities={same.entities} />}</div>
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

function SameEntities({ entities }: { entities: NamedEntity[] }) {
  const { t, language } = useAdminText();
  return (
    <div className="rounded-sm bg-caution-bg p-3 text-sm">
      <p className="font-semibold">{t('entities.sameName')}</p>
      <ul className="mt-1 grid gap-0.5 wrap-anywhere">
        {entities.map((entity) => (
          <li key={entity.id}>
            <Link to={editEntityPath(entity.id)} className="link">
              {localized(entity, 'name', language)}
            </Link>{' '}
            · {localized(entity, 'typeName', language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
