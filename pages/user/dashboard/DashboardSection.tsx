import type { ReactNode } from 'react';
import type { OwnList } from '../../../renderer/account/use-own-list.js';
import { userPages } from '../../../renderer/account/user-pages.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { isLoading, isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

interface DashboardSectionProps<Item> {
  page: 'favorites' | 'bookmarks' | 'contributions';
  list: OwnList<Item[]>;
  empty: string;
  children(items: Item[]): ReactNode;
}

/** The first items of one of the member's lists, with a link to the whole list. */
export function DashboardSection<Item>({ page, list, empty, children }: DashboardSectionProps<Item>) {
  const { t } = useText();
  const { data: items } = list;
  const path = userPages.find(({ key }) => key === page)?.path ?? '/user/dashboard';
  return (
    <section aria-labelledby={`latest-${page}`}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`latest-${page}`} className="text-2xl">
          {t(`user.dashboard.${page}`)}
        </h2>
        {items && items.length > 0 && (
          <Link to={path} className="link inline-flex min-h-11 items-center gap-2 text-sm">
            {t('user.dashboard.all', { count: items.length })}
            <Icon name="arrow-right" size={16} />
          </Link>
        )}
      </div>
      {isLoading(list) && <div className="skeleton h-40" />}
      {isNotLoaded(list) && <NotLoaded query={list} />}
      {items?.length === 0 && <p className="border-y border-line py-6 text-mute">{empty}</p>}
      {items && items.length > 0 && children(items)}
    </section>
  );
}
