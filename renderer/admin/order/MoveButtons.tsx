import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';

interface MoveButtonsProps {
  /** What is moved. */
  name: string;
  index: number;
  count: number;
  /** In a grid that runs from left to right, but for phones, where it is a list. */
  isGrid?: boolean;
  onMove(to: number): void;
}

/** Moves an item of a list up and down, or of a grid before and after its neighbours. */
export function MoveButtons({ name, index, count, isGrid = false, onMove }: MoveButtonsProps) {
  const { t } = useAdminText();
  return (
    <>
      <MoveButton
        label={t(isGrid ? 'order.before' : 'order.up', { name })}
        turn={isGrid ? 'rotate-180 sm:rotate-90' : 'rotate-180'}
        onMove={index > 0 ? () => onMove(index - 1) : null}
      />
      <MoveButton
        label={t(isGrid ? 'order.after' : 'order.down', { name })}
        turn={isGrid ? 'sm:-rotate-90' : ''}
        onMove={index < count - 1 ? () => onMove(index + 1) : null}
      />
    </>
  );
}

interface MoveButtonProps {
  label: string;
  /** Null at the end of the list, where the button stays, so that the focus stays on it. */
  onMove: (() => void) | null;
  /** Of an arrow that points down. */
  turn: string;
}

const MoveButton = ({ label, onMove, turn }: MoveButtonProps) => (
  <button
    type="button"
    className="icon-btn aria-disabled:opacity-35"
    aria-label={label}
    aria-disabled={onMove === null}
    onClick={() => onMove?.()}
  >
    <Icon name="chevron-down" size={18} className={turn} />
  </button>
);
