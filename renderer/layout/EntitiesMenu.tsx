import { useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { EntityTypeMenu } from './EntityTypeMenu.js';
import { Link } from './Link.js';
import { useHoverMenu } from './use-hover-menu.js';

interface EntitiesMenuProps {
  to: string;
  className: string;
  current: 'page' | 'true' | undefined;
}

/** The header's link to the entities, with a menu of their types; without scripts only the link. */
export function EntitiesMenu({ to, className, current }: EntitiesMenuProps) {
  const { t } = useText();
  const { urlOriginal } = usePageContext();
  const area = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useHoverMenu({ area, page: urlOriginal, onEscape: () => button.current?.focus() });
  return (
    <li ref={area} className="relative flex" {...menu.areaProps}>
      <Link to={to} aria-current={current} className={className}>
        {t('nav.entities')}
      </Link>
      <button
        ref={button}
        type="button"
        aria-expanded={menu.isOpen}
        aria-controls="entities-menu"
        aria-label={t('nav.openTypes')}
        className="-ml-2 flex min-h-11 w-6 items-center justify-center text-mute hover:text-ink lg:w-8 xl:-ml-3.5 noscript:hidden"
        onClick={menu.toggle}
      >
        <Icon name="chevron-down" size={14} />
      </button>
      {/* The padding bridges the gap between link and menu, so that the pointer does not leave on its way. */}
      <div id="entities-menu" hidden={!menu.isOpen} className="absolute top-full -left-1.5 z-30 pt-1">
        <EntityTypeMenu
          isWanted={menu.isOpen}
          withAudioGuides
          className="w-max min-w-56 rounded-sm border border-line bg-surface p-2 shadow-lift"
          linkClassName="min-h-11 rounded-sm px-3 hover:bg-ink/6 hover:text-brand"
        />
      </div>
    </li>
  );
}
