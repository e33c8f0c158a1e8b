/**
 * Makes the presentation video from the demo's photographs: `node tools/demo-video/make.mjs`, with ffmpeg installed.
 * Eight photographs, each with a slow camera movement, with cross-fades. No sound.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { demoPhotographs } from '../demo-package.mjs';

/** A photograph and its camera movement: in or out, towards a point in fractions of the image. */
const shots = [
  { photo: 52, to: [0.5, 0.45], zoom: 'in' },
  { photo: 151, to: [0.4, 0.6], zoom: 'out' },
  { photo: 119, to: [0.5, 0.7], zoom: 'in' },
  { photo: 26, to: [0.5, 0.5], zoom: 'out' },
  { photo: 40, to: [0.2, 0.7], zoom: 'in' },
  { photo: 125, to: [0.5, 0.8], zoom: 'out' },
  { photo: 159, to: [0.65, 0.5], zoom: 'in' },
  { photo: 166, to: [0.55, 0.4], zoom: 'out' },
];
const [seconds, fade, rate, width, height] = [4, 1, 24, 1280, 720];
const frames = seconds * rate;
/** The part of a photograph inside its paper margin. */
const inner = 0.86;

const demo = (path) => fileURLToPath(new URL(`../../demo/${path}`, import.meta.url));
const files = demoPhotographs();
const work = mkdtempSync(join(tmpdir(), 'presentation-'));
const stills = await Promise.all(
  shots.map(async ({ photo }) => {
    const picture = sharp(files.get(photo));
    const size = await picture.metadata();
    const cut = { width: Math.round(size.width * inner), height: Math.round(size.height * inner) };
    const file = join(work, `${photo}.png`);
    // Scaled up beforehand, so that the camera moves by fractions of a video pixel and does not jitter.
    await picture
      .extract({ left: (size.width - cut.width) >> 1, top: (size.height - cut.height) >> 1, ...cut })
      .resize(width * 3, height * 3, { fit: 'cover' })
      .png({ compressionLevel: 1 })
      .toFile(file);
    return file;
  }),
);

const moves = shots.map(({ to: [x, y], zoom }, index) => {
  const step = zoom === 'in' ? `1+0.14*on/${frames}` : `1.14-0.14*on/${frames}`;
  return `[${index}:v]zoompan=z='${step}':x='(iw-iw/zoom)*${x}':y='(ih-ih/zoom)*${y}':d=${frames}:s=${width}x${height}:fps=${rate},format=yuv420p[s${index}]`;
});
const fades = shots.slice(1).map((_, index) => {
  const before = index === 0 ? 's0' : `f${index}`;
  return `[${before}][s${index + 1}]xfade=transition=fade:duration=${fade}:offset=${(index + 1) * (seconds - fade)}[f${index + 1}]`;
});
const run = (...args) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
const video = demo('video/presentation.mp4');
const settings = {
  filter_complex: [...moves, ...fades].join(';'),
  map: `[f${shots.length - 1}]`,
  // The only pixel format of H.264 that all browsers play.
  pix_fmt: 'yuv420p',
  'c:v': 'libx264',
  preset: 'slow',
  crf: '27',
  maxrate: '1100k',
  bufsize: '2200k',
  movflags: '+faststart',
  map_metadata: '-1',
};
run(
  ...stills.flatMap((still) => ['-i', still]),
  '-an',
  ...Object.entries(settings).flatMap(([name, value]) => [`-${name}`, value]),
  video,
);
// The player on the home page is small, so this resolution is enough.
const still = join(work, 'poster.png');
run('-ss', '1', '-i', video, '-frames:v', '1', still);
await sharp(still).resize(768).jpeg({ quality: 75, mozjpeg: true }).toFile(demo('video/poster.jpg'));
rmSync(work, { recursive: true });
