import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { audioSettings, formatTime, type Speed } from './player-state.js';
import type { Player } from './use-player.js';
import { Waveform } from './Waveform.js';
import './audio.css';

interface AudioPlayerProps {
  player: Player;
  /** Title of the guide, for the names of the controls. */
  title: string;
  /** Heights of the waveform, 0 to 1. */
  bars: number[];
}

const { skipSeconds, speeds } = audioSettings;
const skips = [
  { seconds: -skipSeconds, label: 'audio.back', icon: 'skip-back-10' },
  { seconds: skipSeconds, label: 'audio.forward', icon: 'skip-forward-10' },
] as const;

/** The controls of an audio guide; without scripts the browser's own. */
export function AudioPlayer({ player, title, bars }: AudioPlayerProps) {
  const { t } = useText();
  const { phase, time, duration, speed } = player;
  // Not `disabled`, which would take the focus away. The player ignores the presses.
  const isBuffering = phase === 'buffering';
  return (
    <div role="group" aria-label={t('audio.player', { title })}>
      {/* No captions: the transcript below has the same text. */}
      <audio ref={player.audio} {...player.audioProps} controls className="hidden w-full noscript:block">
        {/* For browsers without sound. */}
        <a href={player.audioProps.src}>{t('audio.player', { title })}</a>
      </audio>
      <div className="noscript:hidden">
        <Waveform player={player} bars={bars} />
        <div className="mt-3 flex flex-wrap items-center gap-x-1 gap-y-2">
          <PlayButton player={player} title={title} />
          {skips.map(({ seconds, label, icon }) => (
            <button
              key={icon}
              type="button"
              className="icon-btn"
              aria-disabled={isBuffering}
              aria-label={t(label)}
              onClick={() => player.skip(seconds)}
            >
              <Icon name={icon} size={24} />
            </button>
          ))}
          <p
            className="text-sm text-mute tabular-nums max-sm:order-first max-sm:w-full sm:ml-auto sm:pl-2"
            aria-hidden="true"
          >
            {formatTime(time)} / {formatTime(duration)}
          </p>
          <select
            aria-label={t('audio.speed')}
            value={speed}
            aria-disabled={isBuffering}
            className="speed text-sm tabular-nums max-sm:ml-auto sm:ml-2"
            onChange={({ target }) => player.setSpeed(Number(target.value) as Speed)}
          >
            {speeds.map((choice) => (
              <option key={choice} value={choice}>
                {choice}x
              </option>
            ))}
          </select>
        </div>
        <p role="status" className="mt-2 text-sm text-danger empty:hidden">
          {phase === 'error' && t('audio.failed')}
        </p>
      </div>
    </div>
  );
}

function PlayButton({ player: { phase, toggle }, title }: Pick<AudioPlayerProps, 'player' | 'title'>) {
  const { t } = useText();
  const isPlaying = phase === 'playing';
  const isBuffering = phase === 'buffering';
  return (
    <button
      type="button"
      className="icon-btn icon-btn-solid mr-1 size-12! aria-disabled:opacity-60"
      aria-disabled={isBuffering}
      aria-busy={isBuffering}
      aria-label={t(isPlaying ? 'audio.pause' : 'audio.play', { title })}
      onClick={isBuffering ? undefined : toggle}
    >
      {isBuffering ? <span className="buffering" /> : <Icon name={isPlaying ? 'pause' : 'play'} size={22} />}
    </button>
  );
}
