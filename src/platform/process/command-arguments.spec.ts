import { OperatorError } from '../operator-error.js';
import { commandArguments } from './command-arguments.js';

const help = { usage: 'npm run files', text: 'Does it.', argumentsMax: 1, switches: ['check'] };

it('a command gets what it knows', () => {
  expect(commandArguments(help, [])).toEqual({ positionals: [], switches: new Set() });
  expect(commandArguments(help, ['a@example.org', '--check'])).toEqual({
    positionals: ['a@example.org'],
    switches: new Set(['check']),
  });
});

it.each([[['--chekc']], [['one', 'two']], [['-x']], [['--check=maybe']]])(
  'what it does not know is refused and named: %j',
  (given) => {
    expect(() => commandArguments(help, given)).toThrow(OperatorError);
    expect(() => commandArguments(help, given)).toThrow(given.at(-1));
  },
);
