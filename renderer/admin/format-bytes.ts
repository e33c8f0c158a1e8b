import type { Language } from '../../src/contract/languages.js';
import { formatDecimal, formatNumber } from '../i18n/format.js';

const megabyte = 1_000_000;

/** `18,4 MB`, `640 kB`, as file managers write it, with one decimal below 100 MB. */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < megabyte) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)}\u00A0kB`;
  const megabytes = bytes / megabyte;
  const rounded = megabytes < 100 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes);
  return `${formatDecimal(rounded, language)}\u00A0MB`;
}
