import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

export interface ServerLog {
  file: string;
  handle: number;
  close(): void;
  /** The last lines since this start. */
  lastLines(): string;
}

const rotateAboveBytes = 1_000_000;
const lastLineCount = 6;

export function openServerLog(directory: string): ServerLog {
  const file = path.join(directory, 'server.log');
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const rotates = size > rotateAboveBytes;
  if (rotates) renameSync(file, `${file}.1`);
  const begin = rotates ? 0 : size;
  const handle = openSync(file, 'a', 0o600);
  return {
    file,
    handle,
    close: () => closeSync(handle),
    lastLines: () => lastLines(readFileSync(file).subarray(begin).toString('utf8')),
  };
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-lastLineCount).join('\n');
}
