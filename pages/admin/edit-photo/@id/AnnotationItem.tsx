import { usePageContext } from 'vike-react/usePageContext';
import { actionIcons } from '../../../../renderer/forms/action-icons.js';
import { limits } from '../../../../src/contract/limits.js';
import { languageTable } from '../../../../src/contract/languages.js';
import { localizedField } from '../../../../src/contract/localized.js';
import { EntityPicker } from '../../../../renderer/admin/links/EntityPicker.js';
import type { Linkable } from '../../../../renderer/admin/links/LinkSearch.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { TextField } from '../../../../renderer/forms/TextField.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { type AnnotationDraft, draftName } from './annotation-draft.js';
import { PercentField } from './PercentField.js';

interface AnnotationItemProps {
  draft: AnnotationDraft;
  number: number;
  isOpen: boolean;
  onSelect(): void;
  onChange(changed: Partial<AnnotationDraft>): void;
  onRemove(): void;
  errorOf(field: string): string | undefined;
}

/** One annotation in the list: number and name when closed, its fields when open. */
export function AnnotationItem({ draft, number, isOpen, ...item }: AnnotationItemProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { onSelect, onChange, onRemove, errorOf } = item;
  const name = draftName(draft, language) || t('annotations.unnamed');
  return (
    <li className="border-b border-line">
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          data-item={draft.key}
          className="flex min-h-12 min-w-0 grow items-center gap-3 text-left font-medium hover:text-brand"
          onClick={onSelect}
        >
          <span className="grid h-6 min-w-6 place-items-center bg-ink px-1 text-xs font-bold text-bg">{number}</span>
          {name}
        </button>
        <button type="button" className="icon-btn" aria-label={t('links.remove', { name })} onClick={onRemove}>
          <Icon name={actionIcons.remove} size={18} />
        </button>
      </div>
      {isOpen && (
        <div className="grid gap-5 pt-2 pb-6">
          <EntityPicker
            name="entityIds"
            label={t('annotations.card')}
            hint={t('annotations.cardHint')}
            chosen={draft.entity ? [draft.entity] : []}
            onChange={(chosen: Linkable[]) => onChange({ entity: chosen.at(-1) ?? null })}
            canCreate
            error={errorOf('entityId')}
          />
          <div className="grid gap-3 sm:grid-cols-3">
            {site.languages.map((of) => {
              const field = localizedField('label', of);
              return (
                <TextField
                  key={of}
                  label={`${t('annotations.label')} (${languageTable[of].name})`}
                  lang={of}
                  maxLength={limits.text.name}
                  value={draft[field]}
                  onChange={({ target }) => onChange({ [field]: target.value })}
                  error={errorOf(field)}
                />
              );
            })}
          </div>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {(['x', 'y', 'w', 'h'] as const).map((side) => (
              <PercentField
                key={side}
                label={t(`annotations.${side}`)}
                value={draft[side]}
                onChange={(value) => onChange({ [side]: value })}
                error={errorOf(side)}
              />
            ))}
          </div>
        </div>
      )}
    </li>
  );
}
