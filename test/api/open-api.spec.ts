import SwaggerParser from '@apidevtools/swagger-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { photoMetadata } from '../../src/contract/metadata/photo.js';
import { settingsTable } from '../../src/contract/settings-table.js';
import { readAnswerSchemas } from '../../src/platform/http/open-api/answer-schemas.js';
import { openApiDocument } from '../../src/platform/http/open-api/open-api.js';
import { startArchive, type TestArchive } from '../support/archive.js';

interface Call {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; schema: { type: string; minimum?: number; maximum?: number } }[];
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

let archive: TestArchive;
let text: string;
let calls: Record<string, Call>;

beforeAll(async () => {
  archive = await startArchive();
  const document = openApiDocument(archive.app);
  text = JSON.stringify(document);
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods as Record<string, Call>));
  calls = Object.fromEntries(all.map((call) => [call.operationId, call]));
});
afterAll(() => archive.close());

describe('the OpenAPI document', () => {
  it('passes the recommended rules of Redocly without an error', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('is valid for swagger-parser', async () => {
    await expect(SwaggerParser.validate(JSON.parse(text))).resolves.toMatchObject({ openapi: '3.1.0' });
  });

  it('names a proof for every call, so that generated clients send a key', () => {
    expect(calls['photos.list']?.security).toEqual([{}, { key: [] }, { session: [] }]);
    expect(calls['adminPhotos.change']?.security).toEqual([{ key: [] }, { session: [], csrf: [] }]);
    expect(calls['session.login']?.security).toEqual([{ csrf: [] }, { session: [], csrf: [] }]);
    expect(calls['adminUsers.list']?.security).toEqual([{ session: [] }]);
  });

  it('describes the errors of every call with one schema', () => {
    expect(Object.keys(calls['photos.byId']!.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '410', '429', '503']),
    );
    for (const { responses } of Object.values(calls))
      expect(responses['400']?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' });
  });

  it('has names of calls only, and integers with bounds', () => {
    expect(Object.keys(calls)).not.toContain('undefined');
    const limit = calls['photos.list']?.parameters?.find(({ name }) => name === 'limit');
    expect(limit?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 1000 });
    const numbers = Object.values(calls).flatMap(({ parameters = [] }) =>
      parameters.filter(({ schema }) => schema.type === 'number'),
    );
    expect(numbers).toEqual([]);
  });

  it('says that nobody may be signed in, and that `fields` leaves properties out', () => {
    const answerOf = (name: string): unknown => calls[name]?.responses['200']?.content?.['application/json']?.schema;
    expect(answerOf('users.current')).toMatchObject({
      anyOf: [{ $ref: '#/components/schemas/User' }, { type: 'null' }],
    });
    expect(answerOf('photos.random')).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/PhotoSelection' },
    });
  });

  it('has an answer for every call of the contract, with the documentation of its fields', () => {
    const { Photo, MapAnswer, EditedSettings } = JSON.parse(text).components.schemas;
    expect(Photo.properties).toMatchObject({
      id: { type: 'integer' },
      lat: { type: ['number', 'null'], format: 'double' },
      earliest: { type: ['string', 'null'], format: 'date' },
      alt: { description: photoMetadata.alt.doc },
    });
    expect(MapAnswer.properties.bbox).toMatchObject({ type: 'array', minItems: 4, items: { format: 'double' } });
    expect(EditedSettings.properties.periods.description).toBe(settingsTable.periods.doc);
    const { answers } = readAnswerSchemas();
    for (const [name, { responses }] of Object.entries(calls))
      if (name in answers)
        expect({
          name,
          isDescribed: Object.keys(responses).some((status) => +status < 300 && responses[status]?.content),
        }).toEqual({ name, isDescribed: true });
  });
});
