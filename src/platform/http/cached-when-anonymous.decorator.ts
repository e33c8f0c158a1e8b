import { type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import { viewerOf } from './viewer.decorator.js';

/**
 * Lets everyone keep an answer for some seconds as long as nobody is signed in: an answer to a member says what is theirs,
 * and stays `private, no-store`. `Vary` keeps a browser from showing the anonymous answer after the sign-in.
 */
export const CachedWhenAnonymous = (seconds: number): MethodDecorator => {
  const interceptor: NestInterceptor = {
    intercept: (context: ExecutionContext, next) => {
      const http = context.switchToHttp();
      const response = http.getResponse<Response>();
      if (viewerOf(http.getRequest<Request>()).kind === 'anonymous')
        response.setHeader('Cache-Control', `public, max-age=${seconds}`);
      response.vary('Cookie');
      return next.handle();
    },
  };
  return UseInterceptors(interceptor);
};
