import type { OpenAPIObject } from '@nestjs/swagger';

/** The parts of an OpenAPI document that its builders read and write. */
export interface DescribedCall {
  operationId?: string;
  parameters?: { name: string; in: string }[];
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
}

export interface Answer {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Schema }>;
}

/** A JSON schema, in the dialect of OpenAPI 3.0 before `toJsonSchema` and 2020-12 after it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  nullable?: boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  description?: string;
}

export const callsOf = (document: OpenAPIObject): { path: string; method: string; call: DescribedCall }[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, DescribedCall>).map(([method, call]) => ({ path, method, call })),
  );

export const schemasOf = (document: OpenAPIObject): Record<string, Schema> =>
  (document.components?.schemas ?? {}) as Record<string, Schema>;

export const referenceTo = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });
