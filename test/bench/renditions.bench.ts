import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sharp } from '../../src/images/image-library.js';
import { makeRenditions } from '../../src/images/make-renditions.js';

/**
 * CPU seconds for all renditions of one scan, beside the libvips command line making the same files of the same scan in the
 * cheapest way found: one decoding of the original, then each size from the next larger one. Goal: at most 1.1 times.
 *
 *     npm run bench renditions
 */
export interface RenditionsResult {
  scan: string;
  cpuSeconds: number;
  megabytes: number;
  /** Null where the command line (Debian: libvips-tools) is not installed. */
  cliCpuSeconds: number | null;
  ratio: number | null;
}

const rounds = 3;

export async function benchRenditions(): Promise<RenditionsResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'veduta-bench-'));
  try {
    const results: RenditionsResult[] = [];
    for (const [scan, path] of await scans(folder)) {
      const cpuSeconds = await median(() => ownCpu(path, folder));
      const cliCpuSeconds = hasCli() ? await median(() => cliCpu(path, folder)) : null;
      const ratio = cliCpuSeconds && cpuSeconds / cliCpuSeconds;
      results.push({ scan, cpuSeconds, megabytes: process.memoryUsage().rss / 1e6, cliCpuSeconds, ratio });
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** 20 megapixels with the grain of a scanned print. */
async function scans(folder: string): Promise<[string, string][]> {
  const [width, height] = [5477, 3651];
  const pixels = Buffer.alloc(width * height * 3);
  let random = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const x = ((at / 3) | 0) % width;
    const y = (at / 3 / width) | 0;
    pixels[at] = 110 + 60 * Math.sin(x / 90) * Math.cos(y / 70) + (((x >> 7) + (y >> 7)) % 2) * 30 + (random >>> 27);
  }
  const print = () => sharp(pixels, { raw: { width, height, channels: 3 } }).blur(0.8);
  const [jpeg, tiff] = [join(folder, 'scan.jpg'), join(folder, 'scan.tif')];
  await print().jpeg({ quality: 90 }).toFile(jpeg);
  await print().toColourspace('rgb16').tiff({ compression: 'lzw', predictor: 'horizontal' }).toFile(tiff);
  return [
    ['20-megapixel JPEG', jpeg],
    ['20-megapixel 16-bit TIFF', tiff],
  ];
}

async function ownCpu(scan: string, folder: string): Promise<number> {
  const output = emptied(join(folder, 'own'));
  const before = process.cpuUsage();
  await makeRenditions(scan, output);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** bash prints the CPU time of its child processes. */
function cliCpu(scan: string, folder: string): number {
  const output = emptied(join(folder, 'cli'));
  const { stdout, stderr, status } = spawnSync('bash', ['-ec', `${cliCommands}\ntimes`, 'bench', scan, output], {
    encoding: 'utf8',
    env: { ...process.env, VIPS_CONCURRENCY: '1', LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`The libvips command line failed: ${stderr}`);
  return (stdout.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map((time) => /(\d+)m([\d.]+)s/.exec(time) ?? ['', '0', '0'])
    .reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

const cliCommands = `
scan="$1"; cd "$2"
vips colourspace "$scan" srgb.v srgb
vips tiffsave srgb.v pyramid.tif --tile --tile-width 512 --tile-height 512 --pyramid --compression jpeg --Q 88 --strip
vipsthumbnail srgb.v -s 2048x -o 2048.v
vipsthumbnail 2048.v -s 1280x -o 1280.v
vipsthumbnail 1280.v -s 640x -o 640.v
vipsthumbnail 640.v -s 320x -o 320.v
for width in 2048 1280 640 320; do
  vips webpsave $width.v $width.webp --Q 78 --effort 4 --strip
  vips jpegsave $width.v $width.jpg --Q 80 --interlace --optimize-coding --strip
done
vipsthumbnail 2048.v -s 1200x630 --smartcrop centre -o 'social.jpg[Q=80,interlace,optimize-coding,strip]'
vipsthumbnail 2048.v -s 1200x800 --smartcrop centre -o 'structured.jpg[Q=80,interlace,optimize-coding,strip]'
`;

const hasCli = (): boolean => spawnSync('vipsthumbnail', ['--help'], { stdio: 'ignore' }).status === 0;

function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return folder;
}

async function median(measure: () => number | Promise<number>): Promise<number> {
  const measured: number[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measure());
  return measured.sort((a, b) => a - b)[rounds >> 1] ?? 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.table(
    (await benchRenditions()).map(({ scan, cpuSeconds, cliCpuSeconds, ratio }) => ({
      scan,
      'CPU s': cpuSeconds.toFixed(2),
      'libvips CLI': cliCpuSeconds?.toFixed(2) ?? 'not installed',
      ratio: ratio?.toFixed(2) ?? '',
    })),
  );
