import { type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';

/**
 * For a query parameter that says something about the person who asks, as where they are: no cache may store an answer to a
 * request that has it, nor the request's address with it.
 */
export const NotStoredWith = (parameter: string): MethodDecorator => {
  const interceptor: NestInterceptor = {
    intercept: (context: ExecutionContext, next) => {
      const http = context.switchToHttp();
      if (parameter in http.getRequest<Request>().query)
        http.getResponse<Response>().setHeader('Cache-Control', 'private, no-store');
      return next.handle();
    },
  };
  return UseInterceptors(interceptor);
};
