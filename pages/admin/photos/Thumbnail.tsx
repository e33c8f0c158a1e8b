import type { AdminPhotoListItem } from '../../../src/contract/admin-photo.js';
import { missingPicture } from '../../../renderer/admin/photos/missing-picture.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

interface ThumbnailProps {
  photo: AdminPhotoListItem;
  className: string;
  sizes: string;
}

/** The whole photograph on its mount, whatever its format. */
export function Thumbnail({ photo: { image, status }, className, sizes }: ThumbnailProps) {
  const { t } = useAdminText();
  if (!image)
    return (
      <div className={`grid place-items-center bg-mount text-mute ${className}`}>
        <Icon name="camera" size={22} />
        <span className="sr-only">{t(missingPicture(status))}</span>
      </div>
    );
  return (
    <div className={`mount mount-fit ${className}`}>
      <Picture image={image} alt="" sizes={sizes} />
    </div>
  );
}
