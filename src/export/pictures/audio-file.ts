import { extname } from 'node:path';
import type { ExportedPictures } from '../../contract/exchange/export.js';
import { type Language, languages } from '../../contract/languages.js';
import { audioNames } from '../../entities/audio/stored-audio.js';
import type { EntityToExport } from '../tables/entity-rows.js';
import type { ExportedPicture } from './exported-picture.js';

/** The audio guides of a card, `audio/12_molo-audace.it.mp3`: the files as they were uploaded, which everybody hears. */
export function audioFilesOf(
  { id, identifier, slug, audio }: EntityToExport,
  { pictures }: { pictures: ExportedPictures },
): Map<Language, ExportedPicture> {
  if (pictures === 'none') return new Map();
  return new Map(
    languages.flatMap((language): [Language, ExportedPicture][] => {
      const guide = audio[language];
      if (!guide) return [];
      const name = `audio/${id}_${slug}.${language}${extname(audioNames[guide.type])}`;
      return [[language, { identifier, name, sha256: guide.sha256, rendition: null }]];
    }),
  );
}
