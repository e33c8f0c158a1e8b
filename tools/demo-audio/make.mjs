/**
 * Synthesizes the audio guides of guides.json into demo/archive/audio, and writes their durations and the start of
 * each sentence in seconds back into the file. Needs pico2wave, ffmpeg and lame; demo/README.md explains the sound.
 *
 *   node tools/demo-audio/make.mjs                        all guides
 *   node tools/demo-audio/make.mjs molo-audace sinagoga   these entities
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoFile, demoRows, numberOf } from '../demo-package.mjs';
import { asSpoken } from './as-spoken.mjs';

/** Speed in per cent of the voice, so that each guide takes 25 to 32 seconds. */
const voices = {
  it: { name: 'it-IT', speed: 110 },
  en: { name: 'en-GB', speed: 99 },
  de: { name: 'de-DE', speed: 112 },
};
const rate = 16_000;
const pauses = { before: 0.4, between: 0.45, after: 0.5 };
/** Light filters: a high-pass against rumble, some presence for the dull voice, and a low-pass at the encoder's limit. */
const tone = 'highpass=f=90,equalizer=f=3200:t=q:w=0.7:g=4,treble=g=2:f=5000,lowpass=f=6200';
const loudness = { lufs: -18, peak: 0.79 };
/** 16 kHz is explicit, because lame would choose 12 kHz, which only MPEG-2.5 has and the MPEG standards do not. */
const encoding = ['-m', 'm', '-q', '2', '--abr', '19', '-b', '8', '--lowpass', '5.2', '--resample', '16'];

const file = fileURLToPath(new URL('guides.json', import.meta.url));
const numbers = new Map(demoRows('entities').map(({ slug, identifier }) => [slug, numberOf(identifier)]));
const guides = JSON.parse(readFileSync(file, 'utf8'));
const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'audio-guides-'));
try {
  for (const guide of guides)
    if (wanted.length === 0 || wanted.includes(guide.slug))
      for (const language of Object.keys(voices))
        report(guide.slug, language, speakGuide(guide.slug, language, guide[language]));
} finally {
  rmSync(folder, { recursive: true });
}
writeFileSync(file, `${JSON.stringify(guides, null, 1)}\n`);

/** Writes the file of one guide, sets its times and returns its size in bytes. */
function speakGuide(slug, language, guide) {
  const parts = [silence(pauses.before)];
  for (const sentence of guide.sentences) {
    sentence.at = seconds(parts);
    parts.push(trimmed(speak(sentence.text, voices[language])), silence(pauses.between));
  }
  parts[parts.length - 1] = silence(pauses.after);
  guide.seconds = seconds(parts);
  const sound = demoFile(`audio/${numbers.get(slug)}_${slug}.${language}.mp3`);
  encode(
    Buffer.concat(parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))),
    sound,
  );
  return { seconds: guide.seconds, bytes: statSync(sound).size };
}

/** One sentence as 16-bit samples. Each is synthesized alone, so that we set the pauses between them. */
function speak(text, { name, speed }) {
  const wav = join(folder, 'sentence.wav');
  const language = name.slice(0, 2);
  execFileSync('pico2wave', ['-l', name, '-w', wav, `<speed level="${speed}">${asSpoken(text, language)}</speed>`]);
  const bytes = readFileSync(wav);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + bytes.length));
}

/** Trims silence, with the faint click in it, at both ends; a little remains, since speech begins and ends softly. */
function trimmed(samples) {
  const isHeard = (sample) => Math.abs(sample) > 300;
  const first = samples.findIndex(isHeard);
  const last = samples.findLastIndex(isHeard);
  return samples.subarray(Math.max(0, first - 0.04 * rate), last + 0.06 * rate);
}

function encode(pcm, sound) {
  const raw = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', 'pipe:0'];
  const mixed = join(folder, 'mixed.wav');
  const gain = loudness.lufs - measuredLoudness(raw, pcm);
  const levels = `volume=${gain.toFixed(2)}dB,alimiter=limit=${loudness.peak}:attack=2:release=40:level=false`;
  ffmpeg([...raw, '-af', `${tone},${levels}`, '-ar', String(rate), '-y', mixed], pcm);
  execFileSync('lame', ['--quiet', ...encoding, mixed, sound]);
}

/** Loudness of the whole guide in LUFS, after the filters. */
function measuredLoudness(raw, pcm) {
  const statistics = join(folder, 'loudness.txt');
  const print = `ametadata=print:key=lavfi.r128.I:file=${statistics}`;
  ffmpeg([...raw, '-af', `${tone},ebur128=metadata=1,${print}`, '-f', 'null', '-'], pcm);
  return Number(readFileSync(statistics, 'utf8').trim().split('=').at(-1));
}

function ffmpeg(options, input) {
  execFileSync('ffmpeg', ['-v', 'error', ...options], { input, stdio: ['pipe', 'pipe', 'inherit'] });
}

function silence(length) {
  return new Int16Array(Math.round(length * rate));
}

/** Rounded to hundredths. */
function seconds(parts) {
  return Math.round((parts.reduce((sum, { length }) => sum + length, 0) / rate) * 100) / 100;
}

function report(slug, language, { seconds: length, bytes }) {
  process.stdout.write(
    `${slug}.${language}.mp3 ${length} s ${bytes} bytes ${Math.round((bytes * 8) / length)} bit/s\n`,
  );
}
