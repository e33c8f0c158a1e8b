import { useState } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { EntityTypeMenu } from './EntityTypeMenu.js';
import { Link } from './Link.js';

interface EntitiesDrawerEntryProps {
  to: string;
  className: string;
  current: 'page' | 'true' | undefined;
}

/** The drawer's link to the entities, with a list of their types that unfolds. */
export function EntitiesDrawerEntry({ to, className, current }: EntitiesDrawerEntryProps) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="flex items-center">
        <Link to={to} aria-current={current} className={`${className} flex-1`}>
          {t('nav.entities')}
        </Link>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="drawer-entity-types"
          aria-label={t('nav.openTypes')}
          className="icon-btn -mr-2.5 noscript:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="chevron-down" size={20} className={`slide ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div id="drawer-entity-types" hidden={!isOpen}>
        <EntityTypeMenu isWanted={isOpen} className="pb-3" linkClassName="min-h-11 hover:text-brand" />
      </div>
    </>
  );
}
