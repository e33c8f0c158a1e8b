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
  return SwaggerModule.createDocument(app, options);
}

/** `/api/openapi.json` and its page for people, `/api/docs`. */
export function mountOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Veduta API',
  });
}
