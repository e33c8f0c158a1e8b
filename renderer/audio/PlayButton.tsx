import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import type { PlayerState } from './player-state.js';

interface PlayButtonProps {
  phase: PlayerState['phase'];
  /** Title of the guide. */
  title: string;
  onToggle: () => void;
  /** Its size and colours. */
  className: string;
}

/** Plays and pauses a guide. */
export function PlayButton({ phase, title, onToggle, className }: PlayButtonProps) {
  const { t } = useText();
  const isPlaying = phase === 'playing';
  const isBuffering = phase === 'buffering';
  return (
    <button
      type="button"
      className={`icon-btn aria-disabled:opacity-60 ${className}`}
      // Not `disabled`, which would take the focus away.
      aria-disabled={isBuffering}
      aria-busy={isBuffering}
      aria-label={t(isPlaying ? 'audio.pause' : 'audio.play', { title })}
      onClick={isBuffering ? undefined : onToggle}
    >
      {isBuffering ? <span className="spinner buffering" /> : <Icon name={isPlaying ? 'pause' : 'play'} size={22} />}
    </button>
  );
}
