import type { Request } from 'express';
import passport from 'passport';
import type { Viewer } from '../../contract/access.js';

/** Whether a request presents an API key, valid or not. Its session cookie is then ignored. */
export const carriesKey = ({ headers }: Request): boolean =>
  headers.authorization !== undefined || headers['x-api-key'] !== undefined;

/** Passport strategy: `Authorization: Bearer <key>` or `X-API-Key: <key>`. Never in the URL, which ends up in logs. */
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

/** The key in the headers; null if there is none, or if the headers contain two different ones. */
function presentedKey({ headers }: Request): string | null {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const named = headers['x-api-key'];
  if (headers.authorization === undefined) return typeof named === 'string' ? named : null;
  return bearer !== undefined && (named === undefined || named === bearer) ? bearer : null;
}
