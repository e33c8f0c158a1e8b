import type { DocumentBuilder } from '@nestjs/swagger';
import type { Operation } from '../../../contract/operation.js';
import { type OperationName, operations } from '../../../contract/operations.js';

/** The ways to prove who is asking, as OpenAPI names them. */
export const withSecuritySchemes = (builder: DocumentBuilder): DocumentBuilder =>
  builder
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'opaque',
        description: 'An API key, made by an administrator with `POST /api/admin/api-keys`.',
      },
      'key',
    )
    .addCookieAuth(
      'session',
      { type: 'apiKey', in: 'cookie', description: 'The session of a person, set by `POST /api/auth/login`.' },
      'session',
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: 'x-csrf-token',
        description:
          'The token of `GET /api/csrf`, which also sets the cookies that must accompany it. Every change needs it, unless it is made with an API key.',
      },
      'csrf',
    );

/** The alternatives of a call: each one lists what a request must carry. `{}` is a request without proof. */
export function securityOf(name: OperationName): Record<string, string[]>[] {
  const { method, access }: Operation = operations[name];
  const csrf: Record<string, string[]> = method === 'GET' ? {} : { csrf: [] };
  return [
    ...(access.who === 'everyone' ? [csrf] : []),
    ...(access.key === null ? [] : [{ key: [] }]),
    { session: [], ...csrf },
  ];
}
