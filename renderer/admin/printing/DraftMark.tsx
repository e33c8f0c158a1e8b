import type { PhotoStatus } from '../../../src/contract/photo.js';
import { useAdminText } from '../use-admin-text.js';

/** Says of a photo that the public does not see what it is, also on paper: a draft may be printed, but not by mistake. */
export function DraftMark({ status }: { status: PhotoStatus }) {
  const { t } = useAdminText();
  return status === 'published' ? false : <span className="paper-mark">{t(`photos.status.${status}`)}</span>;
}
