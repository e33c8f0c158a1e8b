import { OperatorError } from '../operator-error.js';
import { StorageAway } from '../storage/storage.js';
import { operatorMessage } from './operator-message.js';

const withCode = (code: string): Error => Object.assign(new Error('of the system'), { code });

it.each([
  ['a wrong configuration', new OperatorError('PORT is not a number.'), 'PORT is not a number.'],
  ['a store that is away', new StorageAway('the bucket x cannot be used'), 'the bucket x cannot be used.'],
  [
    'a store whose connection is refused',
    new StorageAway('the bucket x cannot be used', withCode('ECONNREFUSED')),
    'the bucket x cannot be used.',
  ],
  ['a database that is away', withCode('ECONNREFUSED'), expect.stringMatching(/^The database .*\(ECONNREFUSED\)/)],
])('says in a line what the operator can correct: %s', (_, error, message) =>
  expect(operatorMessage(error)).toEqual(message),
);

it('has none for a bug, whose stack is needed', () => expect(operatorMessage(new TypeError('x'))).toBeNull());
