import { actionIcons } from '../../../renderer/forms/action-icons.js';
import type { AdminTag } from '../../../src/contract/tag.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

interface SelectionBarProps {
  tags: AdminTag[];
  onMerge(): void;
  onRemove(): void;
  onClear(): void;
}

/** How many tags are ticked, and what can be done with them: at the bottom of the window while some are. */
export function SelectionBar({ tags: { length: count }, onMerge, onRemove, onClear }: SelectionBarProps) {
  const { t } = useAdminText();
  return (
    <div role="status" className="contents">
      {count > 0 && (
        <div className="action-bar mt-6 border-ink noscript:hidden">
          <p className="min-w-24 grow text-sm tabular-nums max-sm:basis-2/3">{t('tags.selected', { count })}</p>
          {count > 1 && (
            <button type="button" className="btn btn-outline max-sm:order-1 max-sm:grow" onClick={onMerge}>
              <Icon name="layers" size={18} /> {t('tags.merge')}
            </button>
          )}
          <button type="button" className="btn btn-danger max-sm:order-1 max-sm:grow" onClick={onRemove}>
            <Icon name={actionIcons.remove} size={18} /> {t('tags.remove')}
          </button>
          <button type="button" className="icon-btn" aria-label={t('tags.deselect')} onClick={onClear}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
