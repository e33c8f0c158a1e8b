import { usePageContext } from 'vike-react/usePageContext';
import { localized } from '../../src/contract/localized.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import type { CardPhoto } from '../../renderer/photos/card-photo.js';
import { PhotoCard } from '../../renderer/photos/PhotoCard.js';
import { Carousel } from '../../renderer/carousel/Carousel.js';
import { SectionHeading } from '../../renderer/ui/SectionHeading.js';

export function FeaturedPhotos({ photos }: { photos: CardPhoto[] }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const title = localized(site, 'featuredTitle', language) ?? t('home.photos');
  return (
    <section aria-labelledby="home-photos">
      <div className="wrap section">
        <SectionHeading id="home-photos" title={title}>
          {photos.length > 0 && (
            <Link to="/archivio" className="link touch text-sm">
              {t('home.allPhotos')}
            </Link>
          )}
        </SectionHeading>
        {photos.length === 0 ? (
          <p className="text-mute">{t('home.noPhotos')}</p>
        ) : (
          <Carousel
            label={title}
            slots={4}
            items={photos.map((photo) => (
              <PhotoCard key={photo.id} photo={photo} />
            ))}
          />
        )}
      </div>
    </section>
  );
}
