import type { Request } from 'express';
import passport from 'passport';
import type { Viewer } from '../../contract/access.js';

/** A request with one of these headers speaks for a key, even a bad one: its session is not looked at. */
export const carriesKey = ({ headers }: Request): boolean =>
  headers.authorization !== undefined || headers['x-api-key'] !== undefined;

/** Passport's strategy for programs: `Authorization: Bearer <key>` or `X-API-Key: <key>`, never in the URL. */
export class ApiKeyStrategy extends passport.Strategy {
  constructor(private readonly findViewer: (key: string) => Promise<Viewer | null>) {
    super();
  }

  override authenticate(request: Request): void {
    const key = presentedKey(request);
    if (key === null) {
      this.fail(401);
      return;
    }
    this.findViewer(key).then(
      (viewer) => (viewer ? this.success(viewer) : this.fail(401)),
      (error: unknown) => this.error(error),
    );
  }
}

/** Null when the headers name no key, or two different ones. */
function presentedKey({ headers }: Request): string | null {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const named = headers['x-api-key'];
  if (headers.authorization === undefined) return typeof named === 'string' ? named : null;
  return bearer !== undefined && (named === undefined || named === bearer) ? bearer : null;
}
