import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { skipIcons } from './player-icons.js';
import { audioSettings, formatTime, type Speed } from './player-state.js';
import type { Player } from './use-guide.js';
import { Waveform } from './Waveform.js';

interface PlayerControlsProps {
  player: Player;
  /** Heights of the waveform, 0 to 1. */
  bars: number[];
  /** The button that plays it, where it is not elsewhere. */
  children?: ReactNode;
}

const { skipSeconds, speeds } = audioSettings;
const skips = [
  { seconds: -skipSeconds, label: 'audio.back', icon: skipIcons.back },
  { seconds: skipSeconds, label: 'audio.forward', icon: skipIcons.forward },
] as const;

/** Waveform, ±10 seconds, time and speed of a guide. */
export function PlayerControls({ player, bars, children }: PlayerControlsProps) {
  const { t } = useText();
  const { phase, time, duration, speed } = player;
  // Not `disabled`, which would take the focus away. The player ignores the presses.
  const isBuffering = phase === 'buffering';
  return (
    <div className="noscript:hidden">
      <Waveform player={player} bars={bars} />
      <div className="mt-3 flex flex-wrap items-center gap-x-1 gap-y-2">
        {children}
        {skips.map(({ seconds, label, icon }) => (
          <button
            key={label}
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
          className={`text-sm text-mute tabular-nums sm:ml-auto sm:pl-2 ${children ? 'max-sm:order-first max-sm:w-full' : 'max-sm:ml-2'}`}
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
  );
}
