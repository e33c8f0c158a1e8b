import { AudioPlayer } from '../../renderer/audio/AudioPlayer.js';
import { GuideTitle } from '../../renderer/audio/GuideTitle.js';
import type { EntityWithGuide } from '../../renderer/audio/entity-with-guide.js';
import { useGuide } from '../../renderer/audio/use-guide.js';
import type { CardType } from '../../renderer/entities/card-type.js';
import { typeOf } from '../../renderer/entities/entity-texts.js';
import { EntityCover } from '../../renderer/entities/EntityCover.js';
import { TypeBadge } from '../../renderer/entities/TypeBadge.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';

/** An entity with its audio guide; a click on the cover plays and pauses. */
export function GuideCard({ entity, entityTypes }: { entity: EntityWithGuide; entityTypes: CardType[] }) {
  const { slug, name: title, coverPhoto, guide } = entity;
  const { player, bars } = useGuide({ slug, title, coverPhoto }, guide);
  const type = typeOf(entity, entityTypes);
  return (
    <article className="grid border border-line bg-surface sm:grid-cols-[11rem_minmax(0,1fr)]">
      {/* For the pointer only: the play button beside it does the same for keyboards and screen readers. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className="group relative aspect-8/5 overflow-hidden bg-mount sm:aspect-auto"
        disabled={player.phase === 'buffering'}
        onClick={player.toggle}
      >
        <span className="contents sm:[&_img]:absolute sm:[&_img]:inset-0">
          <EntityCover entity={entity} type={type} sizes="(min-width: 40rem) 22rem, 92vw" />
        </span>
        <span className="absolute inset-0 grid place-items-center bg-black/0 text-white opacity-0 fade group-hover:bg-black/35 group-hover:opacity-100 noscript:hidden">
          <Icon name={player.phase === 'playing' ? 'pause' : 'play'} size={40} />
        </span>
      </button>
      <div className="min-w-0 p-5 sm:p-6">
        <TypeBadge type={type} className="text-sm text-mute" />
        <GuideTitle slug={slug} title={title} className="mt-1.5 mb-4 text-xl" />
        <AudioPlayer player={player} title={title} bars={bars} />
      </div>
    </article>
  );
}
