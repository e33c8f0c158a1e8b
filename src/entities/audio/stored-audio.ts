import type { Language } from '../../contract/languages.js';

/** Names of the served files, by the media type of the original. */
export const audioNames = {
  'audio/mpeg': 'guide.mp3',
  'audio/ogg': 'guide.ogg',
  'audio/mp4': 'guide.m4a',
} as const;
export type AudioType = keyof typeof audioNames;

/** An audio guide in one language, stored with the entity as JSON. */
export interface StoredAudio {
  sha256: string;
  type: AudioType;
  durationSeconds: number | null;
  peaks: number[] | null;
}

export type StoredAudios = Partial<Record<Language, StoredAudio>>;

/** Folder of the served files; part of their address. */
export const audioRenditionProfile = 'audio';

export const audioAddress = ({ sha256, type }: Pick<StoredAudio, 'sha256' | 'type'>): string =>
  `/uploads/${sha256}/${audioRenditionProfile}/${audioNames[type]}`;

/** The role of the file among those that an entity uses: `audio-de`. */
export const audioRole = (language: Language): string => `audio-${language}`;

/** The file at an address of `audioAddress`; null for any other address. */
export function storedAudioAt(address: string | null): Pick<StoredAudio, 'sha256' | 'type'> | null {
  const [, sha256, name] = /^\/uploads\/([0-9a-f]{64})\/audio\/(guide\.\w+)$/.exec(address ?? '') ?? [];
  const type = (Object.keys(audioNames) as AudioType[]).find((one) => audioNames[one] === name);
  return sha256 && type ? { sha256, type } : null;
}
