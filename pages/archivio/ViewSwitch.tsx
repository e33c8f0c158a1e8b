import { needsServer } from '../../src/contract/static-site/needs-server.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { type ArchiveFilters, archivePath } from '../../renderer/photos/archive-filters.js';
import { storeView } from '../../renderer/photos/stored-view.js';

const views = ['grid', 'table'] as const;

/**
 * Grid or light table: links that work without scripts; with them the choice is stored, also when it opens a tab. Search
 * engines need not read every page of the archive twice.
 */
export function ViewSwitch({ filters }: { filters: ArchiveFilters }) {
  const { t } = useText();
  return (
    <nav {...needsServer} aria-label={t('archive.view')} className="flex gap-5">
      {views.map((view) => (
        <Link
          key={view}
          to={archivePath({ ...filters, view })}
          aria-current={view === filters.view ? 'true' : undefined}
          className="inline-flex min-h-11 items-center text-sm whitespace-nowrap text-mute underline-offset-8 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline"
          rel={view === 'table' ? 'nofollow' : undefined}
          keep-scroll-position="true"
          onClick={() => storeView(view)}
          onAuxClick={() => storeView(view)}
        >
          {t(`archive.views.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
