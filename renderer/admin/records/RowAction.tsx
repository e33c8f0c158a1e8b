import { Icon } from '../../ui/icons/Icon.js';
import type { IconName, IconPath } from '../../ui/icons/icon-paths.js';

interface RowActionProps {
  icon: IconName | IconPath;
  /** With the name of the record. */
  label: string;
  title: string;
  /** What cannot be done leaves its room, so that the buttons of all rows are below each other. */
  isPossible?: boolean;
  isBusy?: boolean;
  onClick(): void;
}

/** A button at the end of a record's row. */
export const RowAction = ({ icon, label, title, isPossible = true, isBusy, onClick }: RowActionProps) => (
  <button
    type="button"
    className={`icon-btn ${isPossible ? '' : 'invisible'}`}
    aria-label={label}
    title={title}
    disabled={isBusy}
    onClick={onClick}
  >
    <Icon name={icon} size={18} />
  </button>
);
