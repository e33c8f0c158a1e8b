import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type OperationName, operations } from '../../../contract/operations.js';
import { type AnswerSchemas, readAnswerSchemas } from './answer-schemas.js';
import { callsOf, type DescribedCall, schemasOf } from './described-document.js';
import { errorSchema } from './error-schema.js';
import { answersOf } from './operation-answers.js';
import { securityOf, withSecuritySchemes } from './operation-security.js';
import { describeSelections } from './selected-fields.js';
import { toJsonSchema } from './to-json-schema.js';

/**
 * The OpenAPI document, committed as docs/openapi.json. What a request may send comes from the DTOs, what is answered from the
 * types of the contract; status, rights and errors of a call come from the operations table.
 */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const options = withSecuritySchemes(
    new DocumentBuilder()
      .setOpenAPIVersion('3.1.0')
      .setTitle('Veduta')
      .setDescription(
        'The archive’s API. `x-access` says who may call: everyone, members or administrators, and with which scope a key may.',
      )
      .setVersion('1')
      .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
      .addServer('/', 'The archive that serves this document'),
  ).build();
  const document = toJsonSchema(SwaggerModule.createDocument(app, options));
  const { answers, schemas } = readAnswerSchemas();
  Object.assign(schemasOf(document), schemas, { Error: errorSchema });
  describeCalls(document, answers);
  describeSelections(document);
  return document;
}

function describeCalls(document: OpenAPIObject, answers: AnswerSchemas['answers']): void {
  const named = new Set<string>();
  for (const { call } of callsOf(document)) {
    if (!isOperation(call)) continue;
    const name = call.operationId;
    call.responses = answersOf(name, call, answers[name]);
    call.security = securityOf(name);
    // An operationId must be unique, so an operation with two paths has a second name at the second path.
    if (named.has(name)) Object.assign(call, { operationId: `${name}.alias` });
    named.add(name);
  }
}

const isOperation = (call: DescribedCall): call is DescribedCall & { operationId: OperationName } =>
  call.operationId !== undefined && call.operationId in operations;

/** Serves `/api/openapi.json` and its HTML page, `/api/docs`. */
export function mountOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Veduta API',
  });
}
