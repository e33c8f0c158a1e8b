import { AudioPlayer } from '../../renderer/audio/AudioPlayer.js';
import { GuideTitle } from '../../renderer/audio/GuideTitle.js';
import type { EntityWithGuide } from '../../renderer/audio/entity-with-guide.js';
import { useGuide } from '../../renderer/audio/use-guide.js';
import type { CardType } from '../../renderer/entities/card-type.js';
import { typeOf } from '../../renderer/entities/entity-texts.js';
import { EntityCover } from '../../renderer/entities/EntityCover.js';
import { TypeBadge } from '../../renderer/entities/TypeBadge.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';

export interface AudioTeaserProps {
  /** Number of guides in the page's language. */
  count: number;
  entity: EntityWithGuide;
  entityTypes: CardType[];
}

/** One audio guide to play, and a link to all of them. */
export function AudioTeaser({ count, entity, entityTypes }: AudioTeaserProps) {
  const { t, language } = useText();
  return (
    <section className="band-deep" aria-labelledby="home-audio">
      <div className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr] lg:items-center">
        <div>
          <h2 id="home-audio" className="text-3xl lg:text-4xl">
            {t('home.audio')}
          </h2>
          <p className="mt-4 max-w-md text-mute">
            {t('home.audioText', { count, number: formatNumber(count, language) })}
          </p>
          <Link to="/schede/audioguide" className="btn btn-outline mt-8">
            {t('home.allAudio')}
          </Link>
        </div>
        <Guide entity={entity} type={typeOf(entity, entityTypes)} />
      </div>
    </section>
  );
}

function Guide({ entity, type }: { entity: EntityWithGuide; type: CardType | undefined }) {
  const { slug, name: title, coverPhoto, guide } = entity;
  const { player, bars } = useGuide({ slug, title, coverPhoto }, guide);
  return (
    <article className="min-w-0 border border-line bg-surface p-5 sm:p-8">
      <div className="mb-6 flex items-center gap-5">
        <div className="size-20 shrink-0 overflow-hidden bg-mount sm:size-24 [&_svg]:size-8">
          <EntityCover entity={entity} type={type} sizes="10rem" />
        </div>
        <div className="min-w-0">
          <GuideTitle slug={slug} title={title} className="text-xl sm:text-2xl" />
          <TypeBadge type={type} className="mt-2 text-sm text-mute" />
        </div>
      </div>
      <AudioPlayer player={player} bars={bars} />
    </article>
  );
}
