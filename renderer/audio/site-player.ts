import { listenToSound } from './sound-events.js';
import { clampTime, idlePlayer, type PlayerEvent, playerReducer, type Speed } from './player-state.js';
import { type PlayableGuide, type PlayerStore, playerStore } from './player-store.js';

/** What visitors and devices do with the loaded guide; without one nothing happens. */
export interface LoadedGuideActions {
  play(): void;
  pause(): void;
  /** Seconds forwards, or backwards when negative. Ignored while buffering; so is `seek`. */
  skip(seconds: number): void;
  /** To a time in seconds. */
  seek(time: number): void;
  /** Stops and unloads it; played again, it begins where it was. */
  close(): void;
}

export interface SitePlayer extends LoadedGuideActions {
  /** Plays a guide in place of the loaded one; loads it where it is not the loaded one. */
  playGuide(guide: PlayableGuide): void;
  /** Where a guide that is not loaded will begin, in seconds. */
  beginAt(guide: PlayableGuide, time: number): void;
  /** Of the loaded guide and of all that are played later. */
  setSpeed(speed: Speed): void;
}

/**
 * One audio element for the whole site, made when something is played first. It lives outside of the components, so
 * that it plays on while the visitor walks from page to page.
 */
export function createSitePlayer(store: PlayerStore, createSound: () => HTMLAudioElement): SitePlayer {
  let sound: HTMLAudioElement | undefined;

  const dispatch = (event: PlayerEvent): void => {
    const present = store.get();
    // Late events of a sound that has been closed.
    if (present.guide) store.set({ ...present, state: playerReducer(present.state, event) });
  };
  const makeSound = (): HTMLAudioElement => {
    const made = createSound();
    listenToSound(made, dispatch);
    return made;
  };
  const load = (guide: PlayableGuide): void => {
    sound ??= makeSound();
    const { state } = store.get();
    const positions = positionsAfterLeaving(store);
    const loaded = playerReducer(state, { type: 'source', duration: guide.durationSeconds });
    store.set({ guide, state: { ...loaded, time: positions[guide.url] ?? 0 }, positions });
    // A new source plays at the default rate.
    sound.defaultPlaybackRate = state.speed;
    sound.src = guide.url;
    sound.currentTime = positions[guide.url] ?? 0;
  };
  const play = (): void => {
    const { guide, state } = store.get();
    if (!sound || !guide) return;
    if (state.phase === 'error') sound.load();
    dispatch({ type: 'play' });
    sound.play().catch((error: unknown) => {
      // AbortError: interrupted by a pause or by another guide, which is no failure.
      const isInterrupted = error instanceof DOMException && error.name === 'AbortError';
      if (!isInterrupted && store.get().guide === guide) dispatch({ type: 'failed' });
    });
  };
  const seek = (time: number): void => {
    const { phase, duration } = store.get().state;
    if (!sound || phase === 'buffering') return;
    dispatch({ type: 'seek', time });
    sound.currentTime = clampTime(time, duration);
  };

  return {
    play,
    pause: () => sound?.pause(),
    seek,
    skip: (seconds) => sound && seek(sound.currentTime + seconds),
    playGuide(guide) {
      if (store.get().guide?.url !== guide.url) load(guide);
      play();
    },
    beginAt({ url, durationSeconds }, time) {
      const present = store.get();
      store.set({ ...present, positions: { ...present.positions, [url]: clampTime(time, durationSeconds) } });
    },
    setSpeed(speed) {
      const present = store.get();
      store.set({ ...present, state: playerReducer(present.state, { type: 'speed', speed }) });
      if (!sound) return;
      sound.defaultPlaybackRate = speed;
      sound.playbackRate = speed;
    },
    close() {
      const { state } = store.get();
      store.set({
        guide: null,
        state: { ...idlePlayer(null), speed: state.speed },
        positions: positionsAfterLeaving(store),
      });
      sound?.pause();
      sound?.removeAttribute('src');
      // Without an address this ends the download.
      sound?.load();
    },
  };
}

/** The positions, with that of the loaded guide. */
function positionsAfterLeaving(store: PlayerStore): Record<string, number> {
  const { guide, state, positions } = store.get();
  return guide ? { ...positions, [guide.url]: state.time } : positions;
}

/** Of the page that is open. Browser only. */
export const sitePlayer = createSitePlayer(playerStore, () => {
  const sound = document.createElement('audio');
  sound.preload = 'none';
  document.body.append(sound);
  return sound;
});
