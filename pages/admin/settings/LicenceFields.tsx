import { limits } from '../../../src/contract/limits.js';
import { listedLicences } from '../../../src/contract/listed-licences.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { CheckField } from '../../../renderer/forms/CheckField.js';
import { Disclosure } from '../../../renderer/ui/Disclosure.js';
import { PairFields, type PairItem } from './PairFields.js';
import type { SectionProps } from './SettingField.js';

interface LicenceFieldsProps extends SectionProps {
  items: PairItem[];
  onChange(items: PairItem[]): void;
}

/** Which licences the forms offer: those of the list that are ticked, and the archive's own. */
export function LicenceFields({ values, errorOf, items, onChange }: LicenceFieldsProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="licences" title={t('settings.licences.title')} hint={t('settings.licences.hint')}>
      <Disclosure label={t('settings.licences.listed')}>
        <fieldset className="grid gap-x-6 pb-3 sm:grid-cols-2 lg:grid-cols-3">
          <legend className="sr-only">{t('settings.licences.listed')}</legend>
          {listedLicences.map(({ code, name }) => (
            <CheckField
              key={code}
              name={`offeredLicences.${code}`}
              defaultChecked={values[`offeredLicences.${code}`] === 'true'}
            >
              {name}
            </CheckField>
          ))}
        </fieldset>
      </Disclosure>
      <PairFields
        setting="ownLicences"
        items={items}
        max={limits.ownLicences}
        fields={[
          { name: 'name', label: t('settings.licences.name'), maxLength: limits.text.name, required: true },
          { name: 'url', label: t('settings.licences.url'), placeholder: 'https://', maxLength: limits.text.line },
        ]}
        add={t('settings.licences.add')}
        remove={(number) => t('settings.licences.remove', { number })}
        errorOf={errorOf}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
