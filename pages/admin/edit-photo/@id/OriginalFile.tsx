import { actionIcons } from '../../../../renderer/forms/action-icons.js';
import { originalPath } from '../../../../src/contract/originals.js';
import type { AdminPhotoDetail } from '../../../../src/contract/admin-photo.js';
import { formatBytes } from '../../../../renderer/admin/format-bytes.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';

/** The file of a photo as it was uploaded: its name, its size, its checksum, and a link that downloads it. */
export function OriginalFile({ photo }: { photo: AdminPhotoDetail }) {
  const { t, language } = useAdminText();
  const { id, image, originalName, originalBytes, originalSha256, originalPages } = photo;
  if (originalSha256 === null) return null;
  const facts = [
    originalBytes === null ? null : formatBytes(originalBytes, language),
    image &&
      t('photo.original.size', {
        width: formatNumber(image.width, language),
        height: formatNumber(image.height, language),
      }),
  ].filter(Boolean);
  return (
    <section aria-label={t('photo.original.heading')} className="grid gap-1 text-sm">
      <p className="font-semibold wrap-anywhere">{originalName}</p>
      <p className="text-mute">{facts.join(' · ')}</p>
      {originalPages > 1 && <p>{t('photo.original.pages', { number: formatNumber(originalPages, language) })}</p>}
      <p className="text-mute wrap-anywhere">
        {t('photo.original.sha256')} <code className="text-xs">{originalSha256}</code>
      </p>
      <a href={originalPath(id)} download className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
        <Icon name={actionIcons.download} size={18} /> {t('photo.original.download')}
      </a>
    </section>
  );
}
