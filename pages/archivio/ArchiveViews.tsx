import { usePageContext } from 'vike-react/usePageContext';
import { needsServer } from '../../src/contract/static-site/needs-server.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { OnMapForm, periodsOfYears } from '../../renderer/map/OnMapForm.js';
import {
  type ArchiveFilters,
  archivePath,
  type ArchiveView,
  archiveViews,
  usualView,
} from '../../renderer/photos/archive-filters.js';
import { storeView } from '../../renderer/photos/stored-view.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import { viewIcons } from './view-icons.js';

interface ArchiveViewsProps {
  filters: ArchiveFilters;
  shown: ArchiveView;
}

/**
 * The same photographs on the map, in a grid or on a light table. The last two are links that work without scripts; with them
 * the choice is stored, also when it opens a tab. Search engines need not read every page of the archive twice.
 */
export function ArchiveViews({ filters, shown }: ArchiveViewsProps) {
  const { t } = useText();
  const { site } = usePageContext();
  /** In the address; the one that the site opens is not. */
  const stated = (view: ArchiveView) => (view === usualView(site) ? null : view);
  return (
    <div className="list-views">
      <OnMapForm
        filters={{
          q: filters.search,
          tags: filters.tagId === null ? [] : [filters.tagId],
          periods: periodsOfYears(filters),
        }}
        text={t('entities.onMap')}
        isIcon
      />
      <nav {...needsServer} aria-label={t('archive.view')} className="flex">
        {archiveViews.map((view) => (
          <Link
            key={view}
            to={archivePath({ ...filters, view: stated(view) })}
            aria-label={t(`archive.views.${view}`)}
            title={t(`archive.views.${view}`)}
            aria-current={view === shown ? 'true' : undefined}
            className="icon-btn"
            rel={stated(view) ? 'nofollow' : undefined}
            keep-scroll-position="true"
            onClick={() => storeView(stated(view))}
            onAuxClick={() => storeView(stated(view))}
          >
            <Icon name={viewIcons[view]} size={22} />
          </Link>
        ))}
      </nav>
    </div>
  );
}
