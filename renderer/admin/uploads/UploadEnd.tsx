import { useEffect, useSyncExternalStore } from 'react';
import { Link } from '../../layout/Link.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { closeEnd, uploadsEnded } from './follow-to-end.js';
import { photoUploads } from './photo-uploads.js';
import { endPath, endText } from './upload-end-text.js';

const onServer = (): boolean => false;

/**
 * How the uploads ended, with a link to their photos, until it is closed. Always there, so that screen readers announce it.
 * @param isHere on the page of the uploads, whose list says it
 */
export function UploadEnd({ isHere }: { isHere: boolean }) {
  const { t } = useAdminText();
  const hasEnded = useSyncExternalStore(uploadsEnded.subscribe, uploadsEnded.get, onServer);
  useEffect(() => {
    if (isHere && hasEnded) closeEnd();
  }, [isHere, hasEnded]);
  return (
    <div role="status" className="min-w-0">
      {hasEnded && !isHere && (
        <p className="flex items-center rounded-sm bg-mount pl-3 text-sm">
          <Link to={endPath} className="link truncate">
            {endText(photoUploads.uploads.all(), t)}
          </Link>
          <button type="button" className="icon-btn" aria-label={t('uploads.closeEnd')} onClick={closeEnd}>
            <Icon name="close" size={18} />
          </button>
        </p>
      )}
    </div>
  );
}
