import { PlayButton } from '../../renderer/audio/PlayButton.js';
import { PlayerControls } from '../../renderer/audio/PlayerControls.js';
import { PlayerGroup, PlayerWithoutScripts } from '../../renderer/audio/PlayerGroup.js';
import { GuideTitle } from '../../renderer/audio/GuideTitle.js';
import type { EntityWithGuide } from '../../renderer/audio/entity-with-guide.js';
import { formatTime } from '../../renderer/audio/player-state.js';
import { useGuide } from '../../renderer/audio/use-guide.js';
import type { CardType } from '../../renderer/entities/card-type.js';
import { typeOf } from '../../renderer/entities/entity-texts.js';
import { EntityCover } from '../../renderer/entities/EntityCover.js';
import { TypeBadge } from '../../renderer/entities/TypeBadge.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { firstSentence } from '../../src/contract/first-sentence.js';

interface GuideCardProps {
  entity: EntityWithGuide;
  entityTypes: CardType[];
}

/**
 * An audio guide in the list: its place, with the button on the picture, its length and its first sentence; the controls
 * unfold when it is loaded.
 */
export function GuideCard({ entity, entityTypes }: GuideCardProps) {
  const { t } = useText();
  const { slug, name: title, coverPhoto, guide } = entity;
  const { player, bars } = useGuide({ slug, title, coverPhoto }, guide);
  const { phase, isLoaded, toggle, duration } = player;
  const type = typeOf(entity, entityTypes);
  // Without a transcript that of the card's text.
  const sentence = guide.firstSentence ?? firstSentence(entity.excerpt);
  return (
    <article>
      <PlayerGroup player={player} className="guide-card">
        <div className="guide-cover">
          <EntityCover entity={entity} type={type} sizes="(min-width: 64rem) 36vw, (min-width: 40rem) 14rem, 8rem" />
          <div className="guide-play noscript:hidden">
            <PlayButton phase={phase} title={title} onToggle={toggle} className="stretched text-brand" />
            {/* The controls have it, too. */}
            {duration !== null && !isLoaded && (
              <p className="pr-3 text-sm tabular-nums">
                <span aria-hidden="true">{formatTime(duration)}</span>
                <span className="sr-only">{t('audio.length', { time: formatTime(duration) })}</span>
              </p>
            )}
          </div>
        </div>
        <div className="guide-text">
          <TypeBadge type={type} className="text-sm text-mute" />
          <GuideTitle slug={slug} title={title} className="mt-1 text-xl" />
          {sentence && (
            <p lang={guide.firstSentence ? undefined : entity.excerptLang} className="guide-sentence">
              {sentence}
            </p>
          )}
        </div>
        <PlayerWithoutScripts player={player} />
        {isLoaded && (
          <div className="guide-controls fade starting:opacity-0">
            <PlayerControls player={player} bars={bars} />
          </div>
        )}
      </PlayerGroup>
    </article>
  );
}
