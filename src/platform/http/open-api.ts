import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type OperationName, operations } from '../../contract/operations.js';

/** The OpenAPI document, generated from the DTOs; committed as docs/openapi.json. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Veduta')
    .setDescription(
      'The archive’s API. `x-access` says who may call: everyone, members or administrators, and with which scope a key may.',
    )
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'An API key' }, 'key')
    .addCookieAuth('session', { type: 'apiKey', in: 'cookie' }, 'session')
    .build();
  return withUniqueNames(withStatus(SwaggerModule.createDocument(app, options)));
}

/**
 * The generator takes the status from `@Post` and `@HttpCode`, which our handlers do not use. So its 200 is replaced by the
 * status of the operations table.
 */
function withStatus(document: OpenAPIObject): OpenAPIObject {
  for (const methods of Object.values(document.paths))
    for (const call of Object.values(methods as Record<string, DescribedCall>)) {
      const row = call.operationId === undefined ? undefined : operations[call.operationId];
      const { 200: answer, ...others } = call.responses;
      if (row && answer) call.responses = { ...others, [row.status]: answer };
    }
  return document;
}

interface DescribedCall {
  operationId?: OperationName;
  responses: Record<string, unknown>;
}

/** An operationId must be unique in OpenAPI, so an operation with two paths keeps it at the first path only. */
function withUniqueNames(document: OpenAPIObject): OpenAPIObject {
  const named = new Set<string>();
  for (const methods of Object.values(document.paths))
    for (const call of Object.values(methods as Record<string, { operationId?: string }>)) {
      if (call.operationId && named.has(call.operationId)) delete call.operationId;
      else if (call.operationId) named.add(call.operationId);
    }
  return document;
}

/** Serves `/api/openapi.json` and its HTML page, `/api/docs`. */
export function mountOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Veduta API',
  });
}
