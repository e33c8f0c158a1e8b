import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';

interface MoveButtonsProps {
  /** What is moved. */
  name: string;
  index: number;
  count: number;
  onMove(to: number): void;
}

/** Moves an item of a list up and down. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { t } = useAdminText();
  return (
    <>
      <MoveButton label={t('order.up', { name })} isUp onMove={index > 0 ? () => onMove(index - 1) : null} />
      <MoveButton label={t('order.down', { name })} onMove={index < count - 1 ? () => onMove(index + 1) : null} />
    </>
  );
}

interface MoveButtonProps {
  label: string;
  /** Null at the end of the list, where the button stays, so that the focus stays on it. */
  onMove: (() => void) | null;
  isUp?: boolean;
}

const MoveButton = ({ label, onMove, isUp = false }: MoveButtonProps) => (
  <button
    type="button"
    className="icon-btn aria-disabled:opacity-35"
    aria-label={label}
    aria-disabled={onMove === null}
    onClick={() => onMove?.()}
  >
    <Icon name="chevron-down" size={18} className={isUp ? 'rotate-180' : ''} />
  </button>
);
