import { Icon } from '../ui/icons/Icon.js';
import { useAdminText } from './use-admin-text.js';

interface MoveButtonsProps {
  /** What is moved. */
  name: string;
  index: number;
  count: number;
  onMove(to: number): void;
}

/** Moves an item of a list up and down. A button without effect stays, so that the focus stays on it. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { t } = useAdminText();
  return (
    <>
      <button
        type="button"
        className="icon-btn aria-disabled:opacity-35"
        aria-label={t('entities.moveUp', { name })}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        <Icon name="chevron-down" size={18} className="rotate-180" />
      </button>
      <button
        type="button"
        className="icon-btn aria-disabled:opacity-35"
        aria-label={t('entities.moveDown', { name })}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onMove(index + 1)}
      >
        <Icon name="chevron-down" size={18} />
      </button>
    </>
  );
}
