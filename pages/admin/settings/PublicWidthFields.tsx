import { limits } from '../../../src/contract/limits.js';
import { listedLicences } from '../../../src/contract/listed-licences.js';
import { otherRights, type PublicWidth, widthLicences } from '../../../src/contract/public-widths.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { SelectField } from '../../../renderer/admin/records/SelectField.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

/** A limit in the form; `limit` is null for a new one. The key stays when another one is removed. */
export interface PublicWidthItem {
  key: number;
  limit: PublicWidth | null;
}

interface PublicWidthFieldsProps {
  items: PublicWidthItem[];
  errorOf(field: string): string | undefined;
  onChange(items: PublicWidthItem[]): void;
}

/** How wide the public sees photos, by their licence. */
export function PublicWidthFields({ items, errorOf, onChange }: PublicWidthFieldsProps) {
  const { t } = useAdminText();
  const handleAdd = () => onChange([...items, { key: Math.max(-1, ...items.map(({ key }) => key)) + 1, limit: null }]);
  return (
    <FieldGroup
      id="widths"
      title={t('settings.widths.title')}
      hint={t('settings.widths.hint', { least: limits.publicWidth.min })}
    >
      {items.length > 0 && (
        <ol className="max-w-xl border-t border-line">
          {items.map(({ key, limit }, index) => (
            <PublicWidthRow
              key={key}
              limit={limit}
              index={index}
              errorOf={errorOf}
              onRemove={() => onChange(items.filter((item) => item.key !== key))}
            />
          ))}
        </ol>
      )}
      {items.length < widthLicences.length && (
        <button type="button" className="btn btn-outline justify-self-start" onClick={handleAdd}>
          {t('settings.widths.add')}
        </button>
      )}
    </FieldGroup>
  );
}

interface PublicWidthRowProps extends Omit<PublicWidthFieldsProps, 'items' | 'onChange'> {
  limit: PublicWidth | null;
  index: number;
  onRemove(): void;
}

function PublicWidthRow({ limit, index, errorOf, onRemove }: PublicWidthRowProps) {
  const { t } = useAdminText();
  const [licence, width] = [`publicWidths.${index}.licence`, `publicWidths.${index}.width`];
  const remove = t('settings.widths.remove', { number: index + 1 });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_7rem_2.75rem] items-start gap-3 border-b border-line py-3">
      <SelectField
        name={licence}
        label={t('settings.widths.licence')}
        options={[
          ...otherRights.map((code) => ({ value: code, text: t(`settings.widths.${code}`) })),
          ...listedLicences.map(({ code, name }) => ({ value: code, text: name })),
        ]}
        defaultValue={limit?.licence ?? 'all-rights-reserved'}
        error={errorOf(licence)}
      />
      <TextField
        name={width}
        label={t('settings.widths.width')}
        defaultValue={limit ? String(limit.width) : ''}
        placeholder="1600"
        error={errorOf(width)}
        inputMode="numeric"
        required
      />
      <button type="button" className="icon-btn mt-6" aria-label={remove} title={remove} onClick={onRemove}>
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}
