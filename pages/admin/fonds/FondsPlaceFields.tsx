import { type AdminFonds, fondsLevels } from '../../../src/contract/fonds.js';
import type { RecordValues } from '../../../renderer/admin/records/record-values.js';
import { SelectField } from '../../../renderer/admin/records/SelectField.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { useText } from '../../../renderer/i18n/use-text.js';

interface FondsPlaceFieldsProps {
  values: RecordValues;
  errorOf(field: string): string | undefined;
  /** What it may be part of. */
  parents: readonly AdminFonds[];
  nameOf(fonds: AdminFonds): string;
}

/** On which level it is, and of what it is a part. Which of these go together, the server says. */
export function FondsPlaceFields({ values, errorOf, parents, nameOf }: FondsPlaceFieldsProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  return (
    <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <SelectField
        name="level"
        label={t('fonds.level')}
        options={fondsLevels.map((level) => ({ value: level, text: site(`fonds.levels.${level}`) }))}
        defaultValue={values['level'] ?? ''}
        error={errorOf('level')}
      />
      <SelectField
        name="parentId"
        label={t('fonds.parent')}
        options={[
          { value: '', text: t('fonds.noParent') },
          ...parents.map((one) => ({
            value: String(one.id),
            text: `${site(`fonds.levels.${one.level}`)}: ${nameOf(one)}`,
          })),
        ]}
        defaultValue={values['parentId'] ?? ''}
        error={errorOf('parentId')}
      />
    </div>
  );
}
