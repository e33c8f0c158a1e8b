import type { PlayerEvent } from './player-state.js';

const plainEvents = [
  ['playing', 'playing'],
  ['waiting', 'waiting'],
  ['pause', 'paused'],
  ['error', 'failed'],
] as const;

/** Reports the events of the site's audio element, and lets only one medium of the page play. */
export function listenToSound(sound: HTMLAudioElement, dispatch: (event: PlayerEvent) => void): void {
  for (const [event, type] of plainEvents) sound.addEventListener(event, () => dispatch({ type }));
  sound.addEventListener('canplay', () => sound.paused && dispatch({ type: 'ready' }));
  sound.addEventListener('timeupdate', () => !sound.ended && dispatch({ type: 'time', time: sound.currentTime }));
  sound.addEventListener('durationchange', () => dispatch({ type: 'duration', duration: sound.duration }));
  sound.addEventListener('ended', () => {
    sound.currentTime = 0;
    dispatch({ type: 'ended' });
  });
  pauseOthers(sound);
}

/** The video pauses the guide, and the guide the video. Media events do not bubble, but they can be captured. */
function pauseOthers({ ownerDocument }: HTMLAudioElement): void {
  const pauseAllBut = ({ target }: Event): void => {
    for (const medium of ownerDocument.querySelectorAll<HTMLMediaElement>('audio, video'))
      if (medium !== target) medium.pause();
  };
  ownerDocument.addEventListener('play', pauseAllBut, true);
}
