import { usePageContext } from 'vike-react/usePageContext';
import type { AudioGuide } from '../../src/contract/audio.js';
import type { Entity } from '../../src/contract/entity.js';
import { localized } from '../../src/contract/localized.js';
import { useText } from '../i18n/use-text.js';
import { barHeights } from './player-state.js';
import { type Player, usePlayer } from './use-player.js';

type GuidedEntity = Pick<Entity, 'slug' | 'name' | 'nameEn' | 'nameDe' | 'coverPhoto'>;

/** The player of an entity's guide, with its title, its waveform and what the lock screen shows. */
export function useGuide(entity: GuidedEntity, guide: AudioGuide): { player: Player; title: string; bars: number[] } {
  const { t, language } = useText();
  const { site } = usePageContext();
  const title = localized(entity, 'name', language);
  const player = usePlayer(guide, {
    title,
    artist: localized(site, 'siteName', language),
    album: t('audioGuides.title'),
    artwork: entity.coverPhoto ? `${entity.coverPhoto.image.base}/structured.jpg` : null,
  });
  return { player, title, bars: barHeights(guide.peaks, entity.slug) };
}
