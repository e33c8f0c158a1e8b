import type { INestApplication } from '@nestjs/common';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '../../src/platform/http/open-api/open-api.js';
import type { Answer } from './visitor.js';

/** A JSON schema of the document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** A call as the OpenAPI document describes it. */
export interface DescribedCall {
  path: string;
  method: string;
  operationId: string;
  parameters: { name: string; in: string; schema: Schema }[];
  body: { type: string; schema: Schema } | null;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Described extends Omit<DescribedCall, 'body'> {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Reads the OpenAPI document and compares answers with it. */
export class Description {
  readonly calls: DescribedCall[];
  private readonly schemas: Record<string, Schema>;
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });

  constructor(app: INestApplication) {
    const document = openApiDocument(app);
    this.schemas = document.components?.schemas as Record<string, Schema>;
    this.ajv.addSchema(document, 'document');
    this.calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Described>).flatMap(([method, { requestBody, parameters, ...call }]) =>
        bodiesOf(requestBody).map((body) => ({ ...call, parameters: parameters ?? [], path, method, body })),
      ),
    );
  }

  /** The schema itself, or the one it refers to. */
  resolve(schema: Schema): Schema {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : (this.schemas[name] ?? {});
  }

  /** How an answer differs from what the call describes; null if it does not. */
  discrepancyOf({ path, method, responses }: DescribedCall, { status, text, body, headers }: Answer): string | null {
    const content = responses[status]?.content;
    if (!responses[status]) return `${status} is not described: ${text.slice(0, 200)}`;
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (!content) return text === '' ? null : `${status} has a body: ${text.slice(0, 200)}`;
    if (!(type in content)) return `${status} is ${type}`;
    if (type !== 'application/json') return null;
    const validate = this.validatorOf([path, method, 'responses', String(status), 'content', type, 'schema']);
    return validate(body) ? null : `${status}: ${this.ajv.errorsText(validate.errors)} in ${text.slice(0, 300)}`;
  }

  private validatorOf(steps: string[]): ValidateFunction {
    const pointer = ['paths', ...steps].map((step) =>
      encodeURIComponent(step.replace(/~/g, '~0').replace(/\//g, '~1')),
    );
    return this.ajv.getSchema(`document#/${pointer.join('/')}`) as ValidateFunction;
  }
}

const bodiesOf = (requestBody: Described['requestBody']): DescribedCall['body'][] =>
  requestBody ? Object.entries(requestBody.content).map(([type, { schema }]) => ({ type, schema })) : [null];
