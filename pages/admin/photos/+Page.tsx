import { useData } from 'vike-react/useData';
import { UploadPanel } from '../../../renderer/admin/uploads/UploadPanel.js';
import { uploadPanelId, useUploadPanel } from '../../../renderer/admin/uploads/use-upload-panel.js';
import { adminPhotoFilterOf } from '../../../renderer/admin/admin-photo-queries.js';
import { useAdminPhotos } from '../../../renderer/admin/use-admin-photos.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';
import { ExportMenu } from './ExportMenu.js';
import { BulkEditsUnderWay } from './bulk/BulkEditsUnderWay.js';
import { RecentBulkEdits } from './bulk/RecentBulkEdits.js';
import { PhotoFilters } from './PhotoFilters.js';
import { PhotoList } from './PhotoList.js';
import { QueueTabs } from './QueueTabs.js';
import { ViewSwitch } from './ViewSwitch.js';

/** The photographs come first: the line above them has the search and the tools, the upload opens when it is asked for. */
export default function Page() {
  const { t } = useAdminText();
  const first = useData<Data>();
  const { photos, counts, isLive } = useAdminPhotos(first);
  const { query, view, licences, tags, fonds, entity } = first;
  const { isOpen, setIsOpen } = useUploadPanel();
  return (
    <>
      <div className="photo-head">
        <h1>{t('photos.title')}</h1>
        <PhotoFilters query={query} view={view} licences={licences} tags={tags} fonds={fonds} entity={entity}>
          <ViewSwitch query={query} view={view} />
          {photos.total > 0 && query.status !== 'removed' && (
            <ExportMenu selection={{ filter: adminPhotoFilterOf(query) }} sortBy={query.sortBy} isIcon />
          )}
          <button
            type="button"
            className="btn btn-primary px-4 noscript:hidden"
            aria-expanded={isOpen}
            aria-controls={uploadPanelId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name={actionIcons.upload} size={18} />
            {t('photos.openUpload')}
          </button>
        </PhotoFilters>
      </div>
      <UploadPanel isOpen={isOpen} onOpen={() => setIsOpen(true)} />
      {!isLive && (
        <p role="status" className="mb-3 text-sm text-mute">
          {t('photos.offline')}
        </p>
      )}
      <BulkEditsUnderWay />
      <PhotoList
        photos={photos}
        query={query}
        view={view}
        queues={<QueueTabs counts={counts} query={query} view={view} />}
      />
      <RecentBulkEdits />
    </>
  );
}
