import { decadeOf, type HomeDecade } from './home-decade.js';
import type { CardPhoto } from '../../renderer/photos/card-photo.js';
import { DecadeRuler } from './DecadeRuler.js';
import { FirstPhoto } from './FirstPhoto.js';
import { HeroCaption } from './HeroCaption.js';
import { HeroPicture } from './HeroPicture.js';
import { HeroWords } from './HeroWords.js';
import { PresentationVideo } from './PresentationVideo.js';
import { useDecadePreview } from './use-decade-preview.js';

interface HeroProps {
  photo: CardPhoto | null;
  isOfTheDay: boolean;
  decades: HomeDecade[];
}

/**
 * The first screen: one photograph that fills it, and on it the headline, the search and the decades. A decade that is pointed
 * at or focused shows its best photograph instead.
 */
export function Hero({ photo, isOfTheDay, decades }: HeroProps) {
  const { section, shown, visited, preview } = useDecadePreview();
  const highlighted = shown ?? decades.find(({ decade }) => decade === decadeOf(photo)) ?? null;
  return (
    <section ref={section} className="hero relative grid">
      {photo && <HeroPicture photo={photo} visited={visited} shown={shown?.photo ?? null} />}
      <div className="hero-body relative grid">
        <HeroWords />
        <PresentationVideo />
        {photo ? (
          <HeroCaption photo={shown?.photo ?? photo} isOfTheDay={isOfTheDay && !shown} decade={highlighted} />
        ) : (
          <FirstPhoto />
        )}
        <DecadeRuler decades={decades} highlighted={highlighted} onPoint={preview} />
      </div>
    </section>
  );
}
