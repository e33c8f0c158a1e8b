import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { type AdminEntityType, type EntityTypeColor, entityTypeColors } from '../../../src/contract/entity-type.js';
import { limits } from '../../../src/contract/limits.js';
import { recordLimits } from '../../../src/contract/record-limits.js';
import { localized, localizedField } from '../../../src/contract/localized.js';
import { useHistoryWords } from '../../../renderer/admin/history/use-history-words.js';
import { ConflictDialog } from '../../../renderer/admin/records/ConflictDialog.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { RecordForm } from '../../../renderer/admin/records/RecordForm.js';
import { RecordPage } from '../../../renderer/admin/records/RecordPage.js';
import { TranslatedField } from '../../../renderer/admin/records/TranslatedField.js';
import { useVersions } from '../../../renderer/admin/records/use-versions.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { LookFields } from './LookFields.js';
import { TypePreview } from './TypePreview.js';
import { entityTypesPath } from './entity-type-paths.js';
import { typeFields, typeValues } from './type-form.js';

/** The form of a type, or of a new one, beside what visitors will see. */
export function TypeEditor({ type }: { type: AdminEntityType | null }) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const [label, setLabel] = useState(type ? localized(type, 'name', language) : t('entityTypes.new'));
  const [color, setColor] = useState<EntityTypeColor>(type?.color ?? entityTypeColors[0]);
  const [icon, setIcon] = useState(type?.icon ?? 'pin');
  const words = useHistoryWords();
  const versions = useVersions(type, typeValues);
  const { values, merges } = versions;
  /** What is chosen beside the fields begins again with them. */
  const [shownMerges, setShownMerges] = useState(merges);
  if (merges !== shownMerges) {
    setShownMerges(merges);
    setColor(values['color'] as EntityTypeColor);
    setIcon(values['icon'] ?? icon);
    setLabel(values[localizedField('name', language)] || (values['name'] ?? label));
  }

  const save = async (typed: FormData, form: HTMLFormElement) => {
    const { code, ...fields } = typeFields(typed);
    const { icon: chosen, ...others } = fields;
    // An icon of older data that is offered no more is not in the form.
    const patch = chosen === '' ? others : fields;
    if (!type) {
      const created = await adminApi.adminEntityTypes.create({ code, ...fields });
      await client.invalidateQueries();
      await navigate(entityTypesPath);
      return typeValues(created);
    }
    const { id } = type;
    const stored = await versions.save(
      form,
      (of) => adminApi.adminEntityTypes.change({ id, version: of?.version, ...patch }),
      async () => (await adminApi.adminEntityTypes.list()).find((other) => other.id === id) ?? null,
    );
    await client.invalidateQueries();
    return typeValues(stored);
  };

  return (
    <RecordPage
      title={type ? t('entityTypes.editTitle', { name: localized(type, 'name', language) }) : t('entityTypes.create')}
      back={{ path: entityTypesPath, text: t('entityTypes.back') }}
      aside={<TypePreview label={label} color={color} icon={icon} />}
    >
      <RecordForm save={save} merges={merges}>
        {(errorOf) => (
          <div
            key={merges}
            onInput={({ target }) => {
              const { name, value } = target as HTMLInputElement;
              if (name === localizedField('name', language) && value.trim()) setLabel(value.trim());
            }}
          >
            <FieldGroup id="names" title={t('entityTypes.texts')}>
              <TranslatedField
                name="name"
                label={t('entityTypes.name')}
                values={values}
                errorOf={errorOf}
                maxLength={limits.text.name}
                required
              />
              <TranslatedField
                name="description"
                label={t('entityTypes.description')}
                values={values}
                errorOf={errorOf}
                maxLength={limits.text.line}
                rows={2}
              />
              {!type && (
                <TextField
                  name="code"
                  label={t('entityTypes.code')}
                  hint={t('entityTypes.codeHint')}
                  maxLength={recordLimits.entityTypes.codeMax}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  required
                  error={errorOf('code')}
                />
              )}
            </FieldGroup>
            <LookFields color={color} icon={icon} errorOf={errorOf} onColor={setColor} onIcon={setIcon} />
          </div>
        )}
      </RecordForm>
      {versions.conflicts && (
        <ConflictDialog
          conflicts={versions.conflicts}
          label={(field) => words.field('entity_type', field)}
          textOf={(field, value) => words.value('entity_type', field, value) ?? value}
          onChoice={versions.merge}
          onClose={versions.dismiss}
        />
      )}
    </RecordPage>
  );
}
