import { MetadataInput } from '../../../../renderer/admin/records/MetadataInput.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { CheckField } from '../../../../renderer/forms/CheckField.js';
import { TextField } from '../../../../renderer/forms/TextField.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { limits } from '../../../../src/contract/limits.js';
import { type BulkItem, canBeEmpty, fieldsOf, inputOf } from './bulk-items.js';

interface BulkFieldItemProps {
  item: BulkItem;
  name: string;
  isEmptied: boolean;
  errorOf(field: string): string | undefined;
  onEmpty(isEmptied: boolean): void;
  onRemove(): void;
}

/** A field that is to change: its input, or that it is left empty, and a button that leaves it as it is. */
export function BulkFieldItem({ item, name, isEmptied, errorOf, onEmpty, onRemove }: BulkFieldItemProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  return (
    <fieldset data-field={item} className="min-w-0 border-b border-line pb-3">
      <legend className="sr-only">{name}</legend>
      {item === 'title' && <NumberedTitle errorOf={errorOf} />}
      {isEmptied ? (
        <p className="text-sm">
          <span className="font-semibold">{name}</span>: <span className="text-mute">{t('bulk.change.cleared')}</span>
        </p>
      ) : (
        <div className={item === 'position' ? 'grid items-end gap-x-5 sm:grid-cols-3' : ''}>
          {fieldsOf(item).map((field) => (
            <MetadataInput
              key={field}
              name={field}
              field={inputOf(field)}
              label={site(`photo.fields.${field}`)}
              hint={undefined}
              values={{}}
              errorOf={errorOf}
            />
          ))}
        </div>
      )}
      <div className="mt-1 flex items-center justify-between gap-4">
        {canBeEmpty(item) ? (
          <CheckField checked={isEmptied} onChange={({ target }) => onEmpty(target.checked)}>
            {t('bulk.empty')}
            <span className="sr-only">: {name}</span>
          </CheckField>
        ) : (
          <span />
        )}
        <button
          type="button"
          className="icon-btn"
          title={t('bulk.keepField')}
          aria-label={`${t('bulk.keepField')}: ${name}`}
          onClick={onRemove}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </fieldset>
  );
}

const NumberedTitle = ({ errorOf }: Pick<BulkFieldItemProps, 'errorOf'>) => {
  const { t } = useAdminText();
  return (
    <div className="grid items-start gap-x-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <TextField
        name="titlePattern"
        label={t('bulk.titlePattern')}
        hint={t('bulk.titlePatternHint')}
        autoComplete="off"
        maxLength={limits.text.title}
        error={errorOf('titlePattern')}
      />
      <TextField
        name="titleStart"
        label={t('bulk.titleStart')}
        defaultValue="1"
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('titleStart')}
      />
    </div>
  );
};
