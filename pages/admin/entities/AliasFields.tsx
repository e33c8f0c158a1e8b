import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { limits } from '../../../src/contract/limits.js';
import { recordLimits } from '../../../src/contract/record-limits.js';
import { MoveButtons } from '../../../renderer/admin/order/MoveButtons.js';
import { moved } from '../../../renderer/admin/order/moved.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { type TypedAlias, withEmptyAlias } from './alias-list.js';

interface AliasFieldsProps {
  aliases: TypedAlias[];
  onChange(aliases: TypedAlias[]): void;
  errorOf(field: string): string | undefined;
}

/** The other names of an entity with their years, in their order. */
export function AliasFields({ aliases, onChange, errorOf }: AliasFieldsProps) {
  const { t } = useAdminText();
  const set = (index: number, typed: Partial<TypedAlias>) =>
    onChange(aliases.map((alias, at) => (at === index ? { ...alias, ...typed } : alias)));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t('entities.aliases')}</legend>
      <p className="text-xs text-mute">{t('entities.aliasesHint')}</p>
      {errorOf('aliases') && <p className="mt-2 text-sm font-medium text-danger">{errorOf('aliases')}</p>}
      <ol className="@container mt-2 grid gap-4">
        {aliases.map((alias, index) => {
          const name = alias.name || t('entities.aliasNumber', { number: String(index + 1) });
          const field = (of: keyof Omit<TypedAlias, 'key'>) => ({
            'data-errors': `aliases.${index}.${of}`,
            value: alias[of],
            error: errorOf(`aliases.${index}.${of}`),
            onChange: ({ target }: { target: HTMLInputElement }) =>
              // Other words have other years, which follow from them.
              set(index, { ...(of === 'dateText' && { yearStart: '', yearEnd: '' }), [of]: target.value }),
          });
          return (
            <li
              key={alias.key}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2 border-t border-line pt-3 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_5.5rem_5.5rem_auto]"
            >
              <div className="col-span-full @2xl:col-span-1">
                <TextField {...field('name')} label={t('entities.aliasName')} maxLength={limits.text.name} />
              </div>
              <div className="col-span-full @2xl:col-span-1">
                <TextField {...field('dateText')} label={t('entities.aliasDate')} maxLength={limits.text.date} />
              </div>
              <TextField {...field('yearStart')} label={t('entities.aliasFrom')} inputMode="numeric" />
              <TextField {...field('yearEnd')} label={t('entities.aliasTo')} inputMode="numeric" />
              <div className="flex">
                <MoveButtons
                  name={name}
                  index={index}
                  count={aliases.length}
                  onMove={(to) => onChange(moved(aliases, index, to))}
                />
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={t('links.remove', { name })}
                  onClick={() => onChange(aliases.toSpliced(index, 1))}
                >
                  <Icon name="close" size={18} />
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      {aliases.length < recordLimits.aliases.max && (
        <button type="button" className="btn btn-outline mt-4" onClick={() => onChange(withEmptyAlias(aliases))}>
          <Icon name={actionIcons.add} size={18} /> {t('entities.addAlias')}
        </button>
      )}
    </fieldset>
  );
}
