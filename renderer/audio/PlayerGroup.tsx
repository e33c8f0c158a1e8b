import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.js';
import { observePlayer } from './player-in-view.js';
import type { Player } from './use-guide.js';

interface PlayerGroupProps {
  player: Player;
  children: ReactNode;
  className?: string;
}

/** All controls of one guide. While they are seen, the bar of the loaded guide is not needed. */
export function PlayerGroup({ player: { guide, isLoaded }, children, className }: PlayerGroupProps) {
  const { t } = useText();
  return (
    <div
      ref={isLoaded ? observePlayer : undefined}
      role="group"
      aria-label={t('audio.player', { title: guide.title })}
      className={className}
    >
      {children}
    </div>
  );
}

/** The browser's own player. No captions: the page of the entity has the text. */
export function PlayerWithoutScripts({ player: { guide } }: Pick<PlayerGroupProps, 'player'>) {
  const { t } = useText();
  return (
    <noscript>
      <audio src={guide.url} preload="none" controls className="w-full">
        {/* For browsers without sound. */}
        <a href={guide.url}>{t('audio.player', { title: guide.title })}</a>
      </audio>
    </noscript>
  );
}
