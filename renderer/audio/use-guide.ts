import { usePageContext } from 'vike-react/usePageContext';
import type { AudioGuide } from '../../src/contract/audio.js';
import type { CoverPhoto } from '../../src/contract/entity.js';
import { localized } from '../../src/contract/localized.js';
import { useText } from '../i18n/use-text.js';
import { barHeights } from './player-state.js';
import { type Player, usePlayer } from './use-player.js';

interface GuidedEntity {
  slug: string;
  /** Its name in the language of the page. */
  title: string;
  coverPhoto: Pick<CoverPhoto, 'image'> | null;
}

/** The player of an entity's guide, with its title, its waveform and what the lock screen shows. */
export function useGuide(
  { slug, title, coverPhoto }: GuidedEntity,
  guide: AudioGuide,
): { player: Player; bars: number[] } {
  const { t, language } = useText();
  const { site } = usePageContext();
  const player = usePlayer(guide, {
    title,
    artist: localized(site, 'siteName', language),
    album: t('audioGuides.title'),
    artwork: coverPhoto ? `${coverPhoto.image.base}/structured.jpg` : null,
  });
  return { player, bars: barHeights(guide.peaks, slug) };
}
