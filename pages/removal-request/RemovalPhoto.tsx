import { fallbackLang, localized } from '../../src/contract/localized.js';
import { photoPath } from '../../src/contract/paths.js';
import type { Photo } from '../../src/contract/photo.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { altBesideTitle, langBesideTitle } from '../../renderer/photos/photo-alt.js';
import { Picture } from '../../renderer/photos/Picture.js';
import { yearText } from '../../renderer/photos/year-text.js';

/** The photo that the request is about, so that nobody asks for the wrong one. */
export function RemovalPhoto({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  return (
    <figure className="max-lg:grid max-lg:grid-cols-[7rem_1fr] max-lg:items-center max-lg:gap-4">
      <div className="mount mount-fit aspect-4/3 p-2 lg:p-4">
        <Picture
          image={photo.image}
          alt={altBesideTitle(photo, language)}
          lang={langBesideTitle(photo, language)}
          sizes="(min-width: 64rem) 28rem, 7rem"
          eager
        />
      </div>
      <figcaption className="lg:mt-4">
        <Link
          to={photoPath(photo.slug)}
          lang={fallbackLang(photo, 'title', language)}
          className="font-serif text-lg leading-snug underline-offset-4 hover:text-brand hover:underline lg:text-xl"
        >
          {localized(photo, 'title', language)}
        </Link>
        <p className="text-sm text-mute">{yearText(photo, t)}</p>
      </figcaption>
    </figure>
  );
}
