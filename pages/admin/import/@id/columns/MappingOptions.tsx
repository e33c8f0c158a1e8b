import { useQuery } from '@tanstack/react-query';
import { localized } from '../../../../../src/contract/localized.js';
import { adminEntityTypeList } from '../../../../../renderer/admin/admin-entity-queries.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../../../renderer/api/load.js';
import { CheckField } from '../../../../../renderer/forms/CheckField.js';
import { TextField } from '../../../../../renderer/forms/TextField.js';
import { ChoiceField } from './ChoiceField.js';
import { choicesOf } from './mapping-choices.js';
import type { ErrorOf, MappingForm } from './mapping-form.js';

interface MappingOptionsProps {
  form: MappingForm;
  errorOf: ErrorOf;
  onChange(form: MappingForm): void;
}

/** How carefully rows are brought in. */
export function MappingOptions({ form, errorOf, onChange }: MappingOptionsProps) {
  const { t, language } = useAdminText();
  const { mapping, publishes } = form;
  const { data: types = [] } = useQuery(asQuery(adminEntityTypeList));
  const change = (part: Partial<MappingForm['mapping']>) => onChange({ ...form, mapping: { ...mapping, ...part } });
  const hasCards = mapping.table === 'photos' || mapping.table === 'entities';
  return (
    <fieldset className="mt-10">
      <legend className="text-xl font-serif">{t('imports.options.title')}</legend>
      <p className="mt-1 max-w-2xl text-sm text-mute">{t('imports.options.lead')}</p>
      <div className="mt-5 grid max-w-5xl gap-x-8 gap-y-6 md:grid-cols-2">
        <TextField
          label={t('imports.collection')}
          hint={t('imports.options.collectionHint')}
          value={mapping.collection}
          maxLength={200}
          error={errorOf('collection')}
          onChange={({ target }) => change({ collection: target.value })}
        />
        {choicesOf(mapping).map(({ name, value, values, with: changed }) => (
          <ChoiceField
            key={name}
            label={t(`imports.options.${name}.label`)}
            hint={t(`imports.options.${name}.hint`)}
            value={value}
            options={values.map((of) => ({ value: of.value, text: t(of.text) }))}
            error={errorOf(name)}
            onChange={(chosen) => change(changed(chosen))}
          />
        ))}
        {hasCards && (
          <ChoiceField
            label={t('imports.options.entityType.label')}
            hint={t('imports.options.entityType.hint')}
            value={mapping.entityType ?? ''}
            options={[
              { value: '', text: t('imports.options.entityType.none') },
              ...types.map((type) => ({ value: type.code, text: localized(type, 'name', language) })),
            ]}
            error={errorOf('entityType')}
            onChange={(code) => change({ entityType: code || null })}
          />
        )}
        <div className="col-span-full grid justify-items-start">
          <CheckField
            checked={mapping.keepsOthers}
            error={errorOf('keepsOthers')}
            onChange={({ target }) => change({ keepsOthers: target.checked })}
          >
            {t('imports.options.keepsOthers')}
          </CheckField>
          {hasCards && (
            <CheckField
              checked={publishes}
              error={errorOf('publishes')}
              onChange={({ target }) => onChange({ ...form, publishes: target.checked })}
            >
              {t('imports.options.publishes')}
            </CheckField>
          )}
        </div>
      </div>
    </fieldset>
  );
}
