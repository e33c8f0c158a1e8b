import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDemoArchive } from '../../test/support/demo-archive.js';
import { localizedField } from '../contract/localized.js';
import { packageRoot } from '../platform/package-root.js';
import { demoPackage } from './demo-folder.js';

interface Guide {
  /** Duration in seconds. */
  seconds: number;
  /** The text, and the second at which it begins. */
  sentences: { at: number; text: string }[];
}
type EntityGuides = { slug: string } & Record<'it' | 'en' | 'de', Guide>;

const languages = ['it', 'en', 'de'] as const;
const folder = join(demoPackage, 'audio');
const entities = JSON.parse(
  await readFile(join(packageRoot, 'tools/demo-audio/guides.json'), 'utf8'),
) as EntityGuides[];
const { places } = await readDemoArchive();
const guides = entities.flatMap(({ slug, ...entity }) =>
  languages.map((language) => {
    const place = places.find((each) => each.slug === slug);
    const file = place?.[localizedField('audioFile', language)]?.replace(/^audio\//, '') ?? '';
    return { file, transcript: place?.[localizedField('transcript', language)], ...entity[language] };
  }),
);
const sounds = new Map<string, Buffer>();
for (const file of await readdir(folder)) sounds.set(file, await readFile(join(folder, file)));

/** The files for which the condition does not hold, so that a failure names them. */
const failing = (holds: (guide: (typeof guides)[number]) => boolean): string[] =>
  guides.filter((guide) => !holds(guide)).map(({ file }) => file);

/** Kilobits per second by the index in the header of a frame of MPEG-2 Layer III. */
const bitRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** How long an MP3 of 16 kHz plays, in seconds, counted in its frames; throws when anything else is in the file. */
function playingTime(sound: Buffer): number {
  let frames = 0;
  for (let at = 0; at < sound.length; frames++) {
    // Sync, MPEG-2, Layer III, no checksum; the third byte has bit rate, sample rate (2: 16 kHz) and padding.
    const [header, form] = [sound.readUInt16BE(at), sound.readUInt8(at + 2)];
    const bitRate = bitRates[form >> 4];
    if (header !== 0xfff3 || !bitRate || (form & 0b1100) !== 0b1000) throw new Error(`No frame at byte ${at}`);
    at += Math.floor((72 * bitRate * 1000) / 16_000) + ((form >> 1) & 1);
  }
  // The first frame holds metadata of the encoder.
  return ((frames - 1) * 576) / 16_000;
}

describe('The audio guides of the demo', () => {
  it('are about 15 known entities, in three languages', () => {
    const slugs = entities.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(15);
    expect(slugs.filter((slug) => !places.some((place) => place.slug === slug))).toEqual([]);
    expect([...sounds.keys()].toSorted()).toEqual(guides.map(({ file }) => file).toSorted());
  });

  it('are 3 MB together at most', () => {
    expect([...sounds.values()].reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(3_000_000);
  });

  it('last 25 to 90 seconds, as their data says', () => {
    expect(failing(({ seconds }) => seconds >= 25 && seconds <= 90)).toEqual([]);
    expect(failing(({ file, seconds }) => Math.abs(playingTime(sounds.get(file)!) - seconds) < 0.25)).toEqual([]);
  });

  it('have a transcript of whole sentences', () => {
    expect(failing(({ sentences }) => sentences.length >= 4)).toEqual([]);
    expect(failing(({ sentences, transcript }) => transcript === sentences.map(({ text }) => text).join(' '))).toEqual(
      [],
    );
    expect(failing(({ sentences }) => sentences.every(({ text }) => /^[\p{Lu}\d].*[.?]$/u.test(text)))).toEqual([]);
  });

  it('have the sentences in order, at the speed of speech', () => {
    expect(
      failing(({ seconds, sentences }) =>
        sentences.every(({ at, text }, index) => {
          const length = (sentences[index + 1]?.at ?? seconds) - at;
          const charactersPerSecond = text.length / length;
          return charactersPerSecond > 6 && charactersPerSecond < 20;
        }),
      ),
    ).toEqual([]);
  });
});
