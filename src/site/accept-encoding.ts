import { LRUCache } from 'lru-cache';

/** The encodings in which pages are stored, the preferred one first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send few different values; a client that invents more cannot fill the memory. */
const chosen = new LRUCache<string, { encoding: Encoding | null }>({ max: 200 });

/**
 * The best encoding that a client accepts, by RFC 9110, 12.5.3: the highest `q` counts, then our own order. Null when the
 * client accepts none of ours.
 * @param accepted the header `Accept-Encoding`
 */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known.encoding;
  const encoding = weigh(accepted);
  chosen.set(accepted, { encoding });
  return encoding;
}

function weigh(accepted: string): Encoding | null {
  const qualities = new Map(accepted.toLowerCase().split(',').map(readPart));
  const others = qualities.get('*');
  // What is not listed is refused, but for identity, which comes last.
  const qualityOf = (encoding: Encoding): number =>
    qualities.get(encoding) ?? others ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  const [best = 'identity'] = encodings.toSorted((one, other) => qualityOf(other) - qualityOf(one));
  return qualityOf(best) > 0 ? best : null;
}

function readPart(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return [name.trim(), quality === undefined ? 1 : Number(quality) || 0];
}
