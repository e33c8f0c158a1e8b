import { PlayButton } from './PlayButton.js';
import { PlayerControls } from './PlayerControls.js';
import { PlayerGroup, PlayerWithoutScripts } from './PlayerGroup.js';
import type { Player } from './use-guide.js';

interface AudioPlayerProps {
  player: Player;
  /** Heights of the waveform, 0 to 1. */
  bars: number[];
}

/** A guide with all its controls; without scripts the browser's own. */
export const AudioPlayer = ({ player, bars }: AudioPlayerProps) => (
  <PlayerGroup player={player}>
    <PlayerWithoutScripts player={player} />
    <PlayerControls player={player} bars={bars}>
      <PlayButton
        phase={player.phase}
        title={player.guide.title}
        onToggle={player.toggle}
        className="icon-btn-solid mr-1 size-12!"
      />
    </PlayerControls>
  </PlayerGroup>
);
