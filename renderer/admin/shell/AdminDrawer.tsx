import { useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../../i18n/use-text.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { AdminMenu } from './AdminMenu.js';

const drawerId = 'admin-menu';

/** The menu on a narrow screen: a native popover, which also opens without scripts. */
export function AdminDrawer() {
  const { t } = useAdminText();
  const { t: site } = useText();
  const { urlOriginal } = usePageContext();
  const drawer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }, [urlOriginal]);
  return (
    <div className="drawer-area lg:hidden">
      <button type="button" className="btn btn-outline btn-small" popoverTarget={drawerId}>
        <Icon name="menu" size={18} />
        {t('shell.open')}
      </button>
      <div
        ref={drawer}
        id={drawerId}
        popover="auto"
        role="dialog"
        aria-label={t('shell.label')}
        className="drawer admin-drawer"
      >
        <div className="flex items-center justify-between">
          <p className="font-serif text-xl">{t('shell.label')}</p>
          <button
            type="button"
            className="icon-btn -mr-2.5"
            aria-label={site('nav.closeMenu')}
            popoverTarget={drawerId}
            popoverTargetAction="hide"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <AdminMenu />
      </div>
    </div>
  );
}
