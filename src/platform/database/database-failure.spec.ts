import { QueryFailedError } from 'typeorm';
import { databaseFailure } from './database-failure.js';

const withCode = (code: string): Error => Object.assign(new Error('…'), { code });
const ofStatement = (code: string): Error => new QueryFailedError('select 1', [], withCode(code));

describe('the reason of an error', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('EAI_AGAIN'),
    new AggregateError([withCode('ECONNREFUSED')]),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated due to connection timeout', { cause: new Error('…') }),
    new QueryFailedError('select 1', [], new Error('Connection terminated unexpectedly')),
    ...['08006', '57P01', '57P03', '57014', '53300', '25006', '28P01', '3D000'].map(ofStatement),
  ])('is a database that cannot be used: %p', (error) => {
    expect(databaseFailure(error)).toBe('unavailable');
  });

  it.each([
    withCode('ENOSPC'),
    withCode('EDQUOT'),
    ofStatement('53100'),
    new Error('…', { cause: withCode('ENOSPC') }),
  ])('is a full disk: %p', (error) => expect(databaseFailure(error)).toBe('storage_full'));

  it.each([
    ofStatement('23505'),
    ofStatement('42601'),
    withCode('ENOENT'),
    new Error('a bug'),
    'text',
    null,
    undefined,
  ])('is neither: %p', (error) => expect(databaseFailure(error)).toBeNull());
});
