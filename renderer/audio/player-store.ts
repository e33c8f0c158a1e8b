import type { Renditions } from '../../src/contract/image.js';
import { createStore, type Store } from '../ui/store.js';
import type { PlayerState } from './player-state.js';

/** An audio guide with what its bar shows. */
export interface PlayableGuide {
  url: string;
  /** In seconds; null until it is measured. */
  durationSeconds: number | null;
  /** Slug of its entity. */
  slug: string;
  /** The entity's name in the language of the page. */
  title: string;
  /** The entity's cover. */
  image: Renditions | null;
}

export interface SitePlayerState {
  /** The guide that is loaded: it plays, or goes on where it was paused. */
  guide: PlayableGuide | null;
  /** Of that guide. Without one only the speed counts, with which the next one plays. */
  state: PlayerState;
  /** Where guides that are not loaded begin when they are played, in seconds by address. */
  positions: Readonly<Record<string, number>>;
}

export type PlayerStore = Store<SitePlayerState>;

export const nothingLoaded = (): SitePlayerState => ({
  guide: null,
  state: { phase: 'idle', time: 0, duration: null, speed: 1 },
  positions: {},
});

/** The state of the site's one player. It lives as long as the document, and is not stored beyond it. */
export const playerStore: PlayerStore = createStore(nothingLoaded);
