import { photoPath } from '../../src/contract/paths.js';
import { needsServer } from '../../src/contract/static-site/needs-server.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { useViewer } from '../../renderer/layout/use-viewer.js';
import type { CardPhoto } from '../../renderer/photos/card-photo.js';
import { Picture } from '../../renderer/photos/Picture.js';

interface ContributeInvitationProps {
  /** One whose date nobody knows yet. */
  photo: CardPhoto | null;
  /** The archive has no photographs yet. */
  isFirst: boolean;
}

/**
 * Invites visitors to contribute: the server redirects those who are not signed in to the sign-in, and back to the form.
 */
export function ContributeInvitation({ photo, isFirst }: ContributeInvitationProps) {
  const { t } = useText();
  const viewer = useViewer();
  return (
    <section {...needsServer} className="wrap section" aria-labelledby="home-call">
      <div className={`grid bg-mount ${photo ? 'lg:grid-cols-2' : ''}`}>
        <div className="flex flex-col justify-center p-7 sm:p-12 lg:p-16">
          <h2 id="home-call" className="text-3xl lg:text-4xl">
            {t(isFirst ? 'home.firstCallTitle' : 'home.callTitle')}
          </h2>
          <p className="mt-4 max-w-md text-mute">{t(isFirst ? 'home.firstCallText' : 'home.callText')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/contribute" rel="external nofollow" className="btn btn-primary">
              {t(viewer.user ? 'nav.contribute' : 'home.callAction')}
            </Link>
            <Link to="/about#partecipa" className="btn btn-outline">
              {t('home.callHow')}
            </Link>
          </div>
        </div>
        {photo && (
          <Link
            to={photoPath(photo.slug)}
            className="overflow-hidden outline-offset-[-4px] max-lg:order-first max-lg:aspect-4/3 lg:h-[30rem]"
          >
            <Picture
              image={photo.image}
              alt={photo.alt || photo.title}
              lang={photo.alt ? photo.altLang : photo.titleLang}
              sizes="(min-width: 64rem) min(48vw, 50rem), 92vw"
              className="size-full object-cover object-[50%_40%]"
            />
          </Link>
        )}
      </div>
    </section>
  );
}
