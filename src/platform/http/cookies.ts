import type { IncomingMessage } from 'node:http';

/** The request's cookies by name. Of two with the same name the first is used, which is the more specific one (RFC 6265 §5.4). */
export function readCookies({ headers }: IncomingMessage): Record<string, string> {
  const cookies = Object.create(null) as Record<string, string>;
  for (const part of (headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !(name in cookies)) cookies[name] = decoded(part.slice(at + 1).trim());
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
