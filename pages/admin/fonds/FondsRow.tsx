import { type AdminFonds, fondsLevels } from '../../../src/contract/fonds.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { RowAction } from '../../../renderer/admin/records/RowAction.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';

interface FondsRowProps {
  fonds: AdminFonds;
  /** How many others it is in. */
  depth: number;
  isBusy: boolean;
  onEdit(): void;
  /** Something new in it. */
  onAdd(): void;
  onRemove(): void;
}

/** One line of the tree. What has photographs or parts cannot be deleted. */
export function FondsRow({ fonds, depth, isBusy, onEdit, onAdd, onRemove }: FondsRowProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const { level, referenceCode, photoCount, partCount, holdingInstitution } = fonds;
  const name = localized(fonds, 'title', language);
  const dates = localized(fonds, 'dateText', language);
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3"
      style={{ paddingInlineStart: `${depth * 1.5}rem` }}
    >
      <div className="min-w-0">
        <p className="text-xs text-mute">{site(`fonds.levels.${level}`)}</p>
        <h2
          lang={fallbackLang(fonds, 'title', language)}
          className="font-serif text-lg leading-snug [overflow-wrap:anywhere]"
        >
          {name}
        </h2>
        <p className="flex flex-wrap gap-x-4 text-sm [overflow-wrap:anywhere] text-mute">
          {referenceCode && <span>{referenceCode}</span>}
          {dates && <span lang={fallbackLang(fonds, 'dateText', language)}>{dates}</span>}
          {holdingInstitution && <span>{holdingInstitution}</span>}
          <span>{t('fonds.count', { count: photoCount, number: formatNumber(photoCount, language) })}</span>
        </p>
      </div>
      <div className="flex items-center noscript:hidden">
        <RowAction
          icon={actionIcons.add}
          label={t('fonds.addItem', { name })}
          title={t('fonds.add')}
          isPossible={level !== fondsLevels.at(-1)}
          onClick={onAdd}
        />
        <RowAction icon="pencil" label={t('fonds.editItem', { name })} title={t('fonds.edit')} onClick={onEdit} />
        <RowAction
          icon={actionIcons.remove}
          label={t('fonds.removeItem', { name })}
          title={t('fonds.remove')}
          isPossible={photoCount + partCount === 0}
          isBusy={isBusy}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
