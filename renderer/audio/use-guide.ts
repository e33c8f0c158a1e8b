import { useSyncExternalStore } from 'react';
import type { AudioGuide } from '../../src/contract/audio.js';
import type { CoverPhoto } from '../../src/contract/entity.js';
import { barHeights, idlePlayer, type PlayerState, type Speed } from './player-state.js';
import { loadPlayerBar } from './load-player-bar.js';
import { type PlayableGuide, playerStore } from './player-store.js';
import { sitePlayer } from './site-player.js';

interface GuidedEntity {
  slug: string;
  /** Its name in the language of the page. */
  title: string;
  coverPhoto: Pick<CoverPhoto, 'image'> | null;
}

/** One guide of a page. As long as another one is loaded, it is idle and shows where it will begin. */
export interface Player extends PlayerState {
  guide: PlayableGuide;
  isLoaded: boolean;
  toggle(): void;
  // The three below do nothing while it is buffering.
  /** Seconds forwards, or backwards when negative. */
  skip(seconds: number): void;
  seek(time: number): void;
  setSpeed(speed: Speed): void;
}

/** The player of an entity's guide: a view of the site's one player, with its waveform. */
export function useGuide(
  { slug, title, coverPhoto }: GuidedEntity,
  { url, durationSeconds, peaks }: AudioGuide,
): { player: Player; bars: number[] } {
  const player = usePlayer({ url, durationSeconds, slug, title, image: coverPhoto?.image ?? null });
  return { player, bars: barHeights(peaks, slug) };
}

function usePlayer(guide: PlayableGuide): Player {
  const { url, durationSeconds } = guide;
  // Numbers and states that stay the same while another guide plays: a list is not rendered at each of its seconds.
  const loaded = useSyncExternalStore(playerStore.subscribe, () => loadedState(url), onServer.state);
  const time = useSyncExternalStore(playerStore.subscribe, () => playerStore.get().positions[url] ?? 0, onServer.time);
  const speed = useSyncExternalStore(playerStore.subscribe, () => playerStore.get().state.speed, onServer.speed);

  const state = loaded ?? { ...idlePlayer(durationSeconds), time, speed };
  const { phase } = state;
  const seek = (to: number): void => (loaded ? sitePlayer.seek(to) : sitePlayer.beginAt(guide, to));
  return {
    ...state,
    guide,
    isLoaded: loaded !== null,
    toggle() {
      if (phase === 'playing') return sitePlayer.pause();
      sitePlayer.playGuide(guide);
      loadPlayerBar();
    },
    seek,
    skip: (seconds) => (loaded ? sitePlayer.skip(seconds) : seek(time + seconds)),
    setSpeed: (chosen) => phase !== 'buffering' && sitePlayer.setSpeed(chosen),
  };
}

function loadedState(url: string): PlayerState | null {
  const { guide, state } = playerStore.get();
  return guide?.url === url ? state : null;
}

const onServer = { state: () => null, time: () => 0, speed: (): Speed => 1 };
