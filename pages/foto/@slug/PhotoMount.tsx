import { pictureUrl } from '../../../src/contract/image.js';
import { localized } from '../../../src/contract/localized.js';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { FavoriteButton } from '../../../renderer/photos/FavoriteButton.js';
import { photoAlt } from '../../../renderer/photos/photo-words.js';
import { photoTrail } from '../../../renderer/photos/photo-trail.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { Breadcrumb } from '../../../renderer/ui/Breadcrumb.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

/** The photograph whole, on a mount as wide as the window, and what can be done with it. */
export function PhotoMount({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const title = localized(photo, 'title', language);
  return (
    <div className="bg-mount">
      <div className="wrap pt-6 pb-8">
        <Breadcrumb trail={photoTrail(photo, language, t)} />
        <div className="mt-5 grid justify-items-center [&_picture]:contents">
          <Picture
            picture={photo.image}
            alt={photoAlt(photo, language)}
            sizes={`min(94vw, 74rem, calc(72vh * ${ratioOf(photo.image)}))`}
            eager
            className="h-auto w-[min(100%,var(--fit))] shadow-[var(--shadow-print),0_24px_50px_-24px_var(--shade)]"
            style={fitOf(photo.image)}
          />
        </div>
        <div className="mt-6 flex flex-wrap justify-center gap-3 max-sm:*:grow">
          <a href={pictureUrl(photo.image, 2048, 'jpg')} target="_blank" rel="noopener" className="btn btn-primary">
            <Icon name="enlarge" />
            {t('photo.enlargeShort')}
          </a>
          <FavoriteButton photo={photo} title={title} isLabelled />
        </div>
      </div>
    </div>
  );
}

const ratioOf = ({ width, height }: Photo['image']): number => Math.round((width / height) * 10_000) / 10_000;

/** As wide as three quarters of the window's height allow, and never wider than the scan. */
const fitOf = (image: Photo['image']): object => ({
  '--fit': `min(${image.width}px, calc(max(72svh, 20rem) * ${ratioOf(image)}))`,
});
