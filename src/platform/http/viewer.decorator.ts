import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { anonymous, type Viewer } from '../../contract/access.js';

declare global {
  namespace Express {
    interface Request {
      /** Set by the authentication middleware for every request. */
      viewer?: Viewer;
    }
  }
}

export const viewerOf = (request: Request): Viewer => request.viewer ?? anonymous;

/** The viewer of the request: `list(@CurrentViewer() viewer: Viewer)`. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer =>
  viewerOf(context.switchToHttp().getRequest<Request>()),
);
