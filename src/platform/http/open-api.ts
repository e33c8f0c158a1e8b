import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The description of the API, generated from the DTOs; committed as docs/openapi.json. */
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
  return withUniqueNames(SwaggerModule.createDocument(app, options));
}

/** A call with two addresses keeps its name at the first: OpenAPI wants every operationId once. */
function withUniqueNames(document: OpenAPIObject): OpenAPIObject {
  const named = new Set<string>();
  for (const methods of Object.values(document.paths))
    for (const call of Object.values(methods as Record<string, { operationId?: string }>)) {
      if (call.operationId && named.has(call.operationId)) delete call.operationId;
      else if (call.operationId) named.add(call.operationId);
    }
  return document;
}

/** `/api/openapi.json` and its page for people, `/api/docs`. */
export function mountOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Veduta API',
  });
}
