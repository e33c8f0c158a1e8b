import { type AudioHTMLAttributes, type RefObject, useEffect, useReducer, useRef } from 'react';
import type { AudioGuide } from '../../src/contract/audio.js';
import { type SessionControls, claimMediaSession, updatePositionState } from './media-session.js';
import { audioSettings, clampTime, idlePlayer, playerReducer, type PlayerState, type Speed } from './player-state.js';

export interface Player extends PlayerState {
  /** The native element plays the sound; without scripts visitors use its own controls. */
  audio: RefObject<HTMLAudioElement | null>;
  audioProps: AudioHTMLAttributes<HTMLAudioElement>;
  toggle(): void;
  // The three below do nothing while it is buffering.
  /** Seconds forwards, or backwards when negative. */
  skip(seconds: number): void;
  seek(time: number): void;
  setSpeed(speed: Speed): void;
}

/** What the device shows while it plays. */
export type TrackMetadata = Pick<SessionControls, 'title' | 'artist' | 'album' | 'artwork'>;

/** Plays one sound; it stops when another one starts. */
export function usePlayer(guide: AudioGuide, metadata: TrackMetadata): Player {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, dispatch] = useReducer(playerReducer, guide.durationSeconds, idlePlayer);
  const { phase, time, duration, speed } = state;

  const seek = (to: number): void => {
    if (phase === 'buffering') return;
    dispatch({ type: 'seek', time: to });
    if (audio.current) audio.current.currentTime = clampTime(to, duration);
  };
  const skip = (seconds: number): void => seek((audio.current?.currentTime ?? time) + seconds);
  const toggle = (): void => {
    const sound = audio.current;
    if (!sound) return;
    if (!sound.paused) return sound.pause();
    if (phase === 'error') sound.load();
    dispatch({ type: 'play' });
    sound.playbackRate = speed;
    sound.play().catch((error: unknown) => {
      // AbortError: interrupted by a pause or by another sound, which is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) dispatch({ type: 'failed' });
    });
  };

  useSource(guide, audio, (change) => dispatch({ type: 'source', duration: change.durationSeconds }));
  useOnlyOne(audio);
  useMediaSession({ state, controls: { ...metadata, toggle, skip, seek } });

  return {
    ...state,
    audio,
    toggle,
    skip,
    seek,
    setSpeed: (chosen) => {
      if (phase === 'buffering') return;
      dispatch({ type: 'speed', speed: chosen });
      if (!audio.current) return;
      audio.current.defaultPlaybackRate = chosen;
      audio.current.playbackRate = chosen;
    },
    audioProps: {
      src: guide.url,
      preload: 'none',
      onPlaying: () => dispatch({ type: 'playing' }),
      onWaiting: () => dispatch({ type: 'waiting' }),
      onCanPlay: ({ currentTarget }) => currentTarget.paused && dispatch({ type: 'ready' }),
      onPause: () => dispatch({ type: 'paused' }),
      onError: () => dispatch({ type: 'failed' }),
      onTimeUpdate: ({ currentTarget }) =>
        !currentTarget.ended && dispatch({ type: 'time', time: currentTarget.currentTime }),
      onDurationChange: ({ currentTarget }) => dispatch({ type: 'duration', duration: currentTarget.duration }),
      onEnded: ({ currentTarget }) => {
        currentTarget.currentTime = 0;
        dispatch({ type: 'ended' });
      },
    },
  };
}

/** Makes the element load the sound when its address changes. */
function useSource(
  guide: AudioGuide,
  audio: RefObject<HTMLAudioElement | null>,
  onChange: (guide: AudioGuide) => void,
): void {
  const url = useRef(guide.url);
  useEffect(() => {
    if (url.current === guide.url) return;
    url.current = guide.url;
    onChange(guide);
    if (!audio.current) return;
    audio.current.preload = 'metadata';
    audio.current.load();
  });
}

/** Starting one player pauses all others, also the video. */
function useOnlyOne(audio: RefObject<HTMLAudioElement | null>): void {
  useEffect(() => {
    const pauseForAnother = ({ target }: Event): void => {
      if (target instanceof HTMLMediaElement && target !== audio.current) audio.current?.pause();
    };
    // Media events do not bubble, but they can be captured.
    document.addEventListener('play', pauseForAnother, true);
    return () => document.removeEventListener('play', pauseForAnother, true);
  }, [audio]);
}

function useMediaSession({ state, controls }: { state: PlayerState; controls: SessionControls }): void {
  const { phase, time, duration, speed } = state;
  const isPlaying = phase === 'playing';
  const latest = useRef(controls);
  useEffect(() => {
    latest.current = controls;
  });
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isPlaying) return;
    const { title, artist, album, artwork } = latest.current;
    release.current = claimMediaSession(
      {
        title,
        artist,
        album,
        artwork,
        toggle: () => latest.current.toggle(),
        skip: (seconds) => latest.current.skip(seconds),
        seek: (to) => latest.current.seek(to),
      },
      audioSettings.skipSeconds,
    );
  }, [isPlaying]);
  // A paused sound stays on the lock screen until its page is left.
  useEffect(() => () => release.current?.(), []);
  useEffect(() => {
    if (isPlaying && duration !== null) updatePositionState({ time, duration, speed });
  }, [isPlaying, time, duration, speed]);
}
