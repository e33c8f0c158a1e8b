import { useText } from '../i18n/use-text.js';
import { formatTime } from './player-state.js';
import type { Player } from './use-guide.js';

interface WaveformProps {
  player: Player;
  /** Heights, 0 to 1. */
  bars: number[];
}

/** The sound as bars, with a native range input over them: clicks, drags and keys all seek. */
export function Waveform({ player, bars }: WaveformProps) {
  const { t } = useText();
  const { time, duration, phase } = player;
  const played = duration ? time / duration : 0;
  return (
    <div className="group/wave relative h-14 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
      <div aria-hidden="true" className="bars flex h-full items-center gap-[0.9%]">
        {bars.map((height, bar) => (
          <span
            key={bar}
            className={`min-w-0 flex-1 ${(bar + 0.5) / bars.length <= played ? 'bg-brand' : 'bg-ink/30'}`}
            style={{ height: `${(height * 100).toFixed(0)}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={duration ?? 0}
        step={0.1}
        value={time}
        disabled={duration === null}
        aria-disabled={phase === 'buffering'}
        aria-label={t('audio.position')}
        aria-valuetext={t('audio.elapsed', { time: formatTime(time), total: formatTime(duration) })}
        className="seek absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        onChange={({ target }) => player.seek(Number(target.value))}
        onKeyDown={(press) => {
          // A step of 0.1 s is right for dragging and too small for a key.
          const by = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }[press.key];
          if (by === undefined) return;
          press.preventDefault();
          player.skip(by);
        }}
      />
    </div>
  );
}
