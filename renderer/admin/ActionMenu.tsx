import { useId, useRef } from 'react';
import { Icon } from '../ui/icons/Icon.js';

interface Action {
  text: string;
  run(): void;
  /** It removes what cannot be restored. */
  isDangerous?: boolean;
}

const dots = {
  fill: 'M12 4.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM12 10.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM12 16.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z',
};

/** The actions of a row behind one button: a native popover with a list of buttons. */
export function ActionMenu({ label, actions }: { label: string; actions: Action[] }) {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  const choose = ({ run }: Action) => {
    menu.current?.hidePopover();
    run();
  };
  return (
    <div className="action-menu">
      <button type="button" className="icon-btn" aria-label={label} popoverTarget={id}>
        <Icon name={dots} size={20} />
      </button>
      <ul ref={menu} id={id} popover="auto" aria-label={label}>
        {actions.map((action) => (
          <li key={action.text}>
            <button type="button" className={action.isDangerous ? 'text-danger' : ''} onClick={() => choose(action)}>
              {action.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
