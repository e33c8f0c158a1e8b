/**
 * Subsets the web fonts and generates fallback faces with the same metrics.
 *
 *   npx tsx tools/fonts/main.ts                     writes renderer/ui/fonts
 *   npx tsx tools/fonts/main.ts measure <file>...   prints the average widths of other fonts, for the table below
 *
 * A page is first painted in a system font and then in the web font. `size-adjust` gives both the same width, the three
 * overrides the same height and baseline, so the swap shifts no layout. The widths of the web fonts are measured at the
 * weight and optical size in which they are mostly used.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as hb from 'harfbuzzjs';
import { format } from 'prettier';
import subsetFont from 'subset-font';

type Axes = Record<string, number | { min: number; max: number }>;

interface WebFont {
  family: string;
  file: string;
  /** File of the installed @fontsource-variable package; `latin` stands for the subset. */
  source: string;
  axes: Axes;
  weight: string;
  style: 'normal' | 'italic';
  fallbacks: Fallback[];
}

interface Fallback {
  name: string;
  weight: string;
  /** Full and PostScript name: browsers differ in which one `local()` finds. */
  local: string[];
  /** Mean advance width of the sample texts, in em. Written here because system fonts are not installed everywhere. */
  width: number;
  /** The position of the web font on its axes when this fallback replaces it. */
  setting: Record<string, number>;
}

const packages = join(import.meta.dirname, '../../node_modules/@fontsource-variable');
const target = join(import.meta.dirname, '../../renderer/ui/fonts');

/** The characters that every page needs, in one file per font: Italian and German letters, quotes, dashes, symbols. */
const latin = `${printableAscii()}\u00a0\u00adÀÁÂÄÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜàáâäèéêëìíîïòóôöùúûüßÑñÇç«»‹›“”„‘’‚–—…·•×°ªº€©®½¼¾§¿¡`;

/** The letters of Slovene and Croatian names, loaded only by pages that contain one. */
const southSlavic = 'čšžćđČŠŽĆĐẞ';
const southSlavicRange = 'U+0106-0107, U+010C-010D, U+0110-0111, U+0160-0161, U+017D-017E, U+1E9E';

/** Typical sentences, so that letters have the frequencies of real pages. */
const samples = [
  'Veduta dal molo verso le Rive: tre alberi all’àncora, un piroscafo in partenza e, dietro, la linea dei palazzi. La città com’era, fotografata tra il 1850 e il 1945, con le sue piazze, le chiese, i caffè e le botteghe del borgo.',
  'View from the pier towards the waterfront: three ships at anchor, a steamer about to leave and, behind it, the line of the palaces. The city as it was, photographed between 1850 and 1945, with its squares, churches, coffee houses and shops.',
  'Blick vom Molo auf das Ufer: drei Segler vor Anker, ein Dampfer kurz vor der Abfahrt und dahinter die Reihe der Paläste. Die Stadt, wie sie war, aufgenommen zwischen 1850 und 1945, mit ihren Plätzen, Kirchen, Kaffeehäusern und Läden.',
];

// Headings are set in weight 500 with the optical size held at 11 or 18; most of them are small.
const heading = { wght: 500, opsz: 14 };
const italicLine = { wght: 400, opsz: 14 };
const text = { wght: 400 };
const strong = { wght: 600 };

const upright = (name: string, width: number, local: string[]): Fallback => ({
  name,
  local,
  width,
  weight: '400 600',
  setting: heading,
});
const italic = (name: string, width: number, local: string[]): Fallback => ({
  name,
  local,
  width,
  weight: '400',
  setting: italicLine,
});
const regular = (name: string, width: number, local: string[]): Fallback => ({
  name,
  local,
  width,
  weight: '400 500',
  setting: text,
});
const bold = (name: string, width: number, local: string[]): Fallback => ({
  name,
  local,
  width,
  weight: '600 700',
  setting: strong,
});

// Arial, Helvetica and Liberation Sans have the same widths by design, as have Times New Roman and Liberation Serif: one
// face covers each group and uses the first font that the system has.
// Georgia was measured by Gelasio, which is metrically compatible.
const fonts: WebFont[] = [
  {
    family: 'Bodoni Moda',
    file: 'bodoni-moda',
    source: 'bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2',
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 11, max: 18 } },
    weight: '400 600',
    style: 'normal',
    fallbacks: [
      upright('Georgia', 0.4324, ['Georgia']),
      upright('Times', 0.3968, ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif']),
      upright('Noto Serif', 0.4675, ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif']),
      upright('DejaVu Serif', 0.5052, ['DejaVu Serif', 'DejaVuSerif']),
    ],
  },
  {
    family: 'Bodoni Moda',
    file: 'bodoni-moda-italic',
    source: 'bodoni-moda/files/bodoni-moda-latin-opsz-italic.woff2',
    axes: { wght: 400, opsz: { min: 11, max: 18 } },
    weight: '400',
    style: 'italic',
    fallbacks: [
      italic('Georgia', 0.441, ['Georgia Italic', 'Georgia-Italic']),
      italic('Times', 0.398, [
        'Times New Roman Italic',
        'TimesNewRomanPS-ItalicMT',
        'Liberation Serif Italic',
        'LiberationSerif-Italic',
      ]),
      italic('Noto Serif', 0.4546, ['Noto Serif Italic', 'NotoSerif-Italic']),
      italic('DejaVu Serif', 0.5052, ['DejaVu Serif Italic', 'DejaVuSerif-Italic']),
    ],
  },
  {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    style: 'normal',
    fallbacks: [
      regular('Arial', 0.4374, ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans']),
      bold('Arial', 0.4674, [
        'Arial Bold',
        'Arial-BoldMT',
        'Helvetica Bold',
        'Helvetica-Bold',
        'Liberation Sans Bold',
        'LiberationSans-Bold',
      ]),
      regular('Roboto', 0.4333, ['Roboto', 'Roboto-Regular']),
      bold('Roboto', 0.4411, ['Roboto Bold', 'Roboto-Bold']),
      regular('DejaVu Sans', 0.498, ['DejaVu Sans', 'DejaVuSans']),
      bold('DejaVu Sans', 0.5624, ['DejaVu Sans Bold', 'DejaVuSans-Bold']),
    ],
  },
];

async function writeFonts() {
  await mkdir(target, { recursive: true });
  const faces: string[] = [];
  for (const font of fonts) {
    const original = await readFile(join(packages, font.source));
    await writeSubset(font.file, original, latin, font.axes);
    const extended = await readFile(join(packages, font.source.replace('-latin-', '-latin-ext-')));
    await writeSubset(`${font.file}-ext`, extended, southSlavic, font.axes);
    faces.push(webFace(font, font.file, ''), webFace(font, `${font.file}-ext`, `unicode-range: ${southSlavicRange};`));
    for (const fallback of font.fallbacks) faces.push(fallbackFace(font, fallback, await readFont(original)));
  }
  const css = `/* Generated: npx tsx tools/fonts/main.ts */
${faces.join('\n')}
:root {
  --serif: ${stack('Bodoni Moda', ['serif'])};
  --sans: ${stack('Hanken Grotesk', ['system-ui', 'sans-serif'])};
}`;
  const options = { parser: 'css', singleQuote: true, printWidth: 120 };
  await writeFile(join(target, 'fonts.css'), await format(css, options));
}

async function writeSubset(name: string, original: Buffer, characters: string, axes: Axes) {
  const subset = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(join(target, `${name}.woff2`), subset);
  console.log(`${name}.woff2  ${original.length} -> ${subset.length} bytes`);
}

function webFace(font: WebFont, file: string, range: string): string {
  // Vite would inline so small a file into the style sheet, which every visitor downloads.
  const url = `./${file}.woff2${range && '?no-inline'}`;
  return `@font-face { font-family: '${font.family}'; font-style: ${font.style}; font-weight: ${font.weight};
    font-display: swap; src: url('${url}') format('woff2'); ${range} }`;
}

function fallbackFace(font: WebFont, fallback: Fallback, face: hb.Face): string {
  const sizeAdjust = averageWidth(face, fallback.setting) / fallback.width;
  const { ascender, descender, lineGap } = new hb.Font(face).hExtents();
  const override = (units: number) => percent(Math.abs(units) / face.upem / sizeAdjust);
  return `@font-face { font-family: '${standIn(font.family, fallback.name)}'; font-style: ${font.style};
    font-weight: ${fallback.weight}; src: ${fallback.local.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${percent(sizeAdjust)}; ascent-override: ${override(ascender)};
    descent-override: ${override(descender)}; line-gap-override: ${override(lineGap)}; }`;
}

function stack(family: string, generic: string[]): string {
  const names = fonts.filter((font) => font.family === family).flatMap((font) => font.fallbacks.map((f) => f.name));
  const standIns = [...new Set(names)].map((name) => `'${standIn(family, name)}'`);
  return [`'${family}'`, ...standIns, ...generic].join(', ');
}

const standIn = (family: string, fallback: string) => `${family} as ${fallback}`;
const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

async function readFont(file: Buffer): Promise<hb.Face> {
  const sfnt = await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  return new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer));
}

/** Width in em, with kerning, as a browser renders it. */
function averageWidth(face: hb.Face, setting: Record<string, number>): number {
  const font = new hb.Font(face);
  font.setVariations(Object.entries(setting).map(([axis, value]) => new hb.Variation(axis, value)));
  const widths = samples.map((sample) => {
    const buffer = new hb.Buffer();
    buffer.addText(sample);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const advance = buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0);
    return advance / face.upem / sample.length;
  });
  return widths.reduce((sum, width) => sum + width, 0) / widths.length;
}

function printableAscii(): string {
  return String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
}

const [command, ...files] = process.argv.slice(2);
if (command === 'measure') {
  for (const file of files) {
    console.log(averageWidth(await readFont(await readFile(file)), {}).toFixed(4), basename(file));
  }
} else {
  await writeFonts();
}
