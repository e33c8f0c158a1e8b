import { limits } from '../../../src/contract/limits.js';
import { knownShareTargetCodes, knownShareTargets } from '../../../src/contract/share-targets.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { CheckField } from '../../../renderer/forms/CheckField.js';
import { PairFields, type PairItem } from './PairFields.js';
import type { SectionProps } from './SettingField.js';

interface ShareFieldsProps extends SectionProps {
  items: PairItem[];
  onChange(items: PairItem[]): void;
}

/** Where visitors can share photographs and record cards to. */
export function ShareFields({ values, errorOf, items, onChange }: ShareFieldsProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="share" title={t('settings.share.title')} hint={t('settings.share.hint')}>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">{t('settings.share.known')}</legend>
        {knownShareTargetCodes.map((code) => (
          <CheckField
            key={code}
            name={`shareTargets.${code}`}
            defaultChecked={values[`shareTargets.${code}`] === 'true'}
          >
            {knownShareTargets[code].name}
          </CheckField>
        ))}
      </fieldset>
      <PairFields
        setting="ownShareTargets"
        items={items}
        max={limits.ownShareTargets}
        fields={[
          { name: 'name', label: t('settings.share.name'), maxLength: limits.text.name, required: true },
          {
            name: 'address',
            label: t('settings.share.address'),
            hint: t('settings.share.addressHint'),
            placeholder: 'https://…{url}',
            maxLength: limits.text.line,
            required: true,
          },
        ]}
        add={t('settings.share.add')}
        remove={(number) => t('settings.share.remove', { number })}
        errorOf={errorOf}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
