import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { useViewer } from '../../renderer/layout/use-viewer.js';
import type { CardPhoto } from '../../renderer/photos/card-photo.js';
import { Picture } from '../../renderer/photos/Picture.js';

/**
 * Invites visitors to contribute: the server redirects those who are not signed in to the sign-in, and back to the form. `photo` is undefined in an empty archive.
 */
export function ContributeInvitation({ photo }: { photo: CardPhoto | undefined }) {
  const { t } = useText();
  const viewer = useViewer();
  return (
    <section className="wrap section" aria-labelledby="home-call">
      <div className={`grid bg-mount ${photo ? 'lg:grid-cols-2' : ''}`}>
        <div className="flex flex-col justify-center p-7 sm:p-12 lg:p-16">
          <h2 id="home-call" className="text-3xl lg:text-4xl">
            {t(photo ? 'home.callTitle' : 'home.firstCallTitle')}
          </h2>
          <p className="mt-4 max-w-md text-mute">{t(photo ? 'home.callText' : 'home.firstCallText')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/contribute" rel="external nofollow" className="btn btn-primary">
              {t(viewer.user ? 'contribute.title' : 'home.callAction')}
            </Link>
            <Link to="/about#partecipa" className="btn btn-outline">
              {t('home.callHow')}
            </Link>
          </div>
        </div>
        {photo && (
          <div className="overflow-hidden max-lg:order-first max-lg:aspect-4/3 lg:h-[30rem]">
            <Picture
              image={photo.image}
              alt=""
              sizes="(min-width: 64rem) min(48vw, 50rem), 92vw"
              className="size-full object-cover object-[50%_70%]"
            />
          </div>
        )}
      </div>
    </section>
  );
}
