import { OperatorError } from '../operator-error.js';
import { commandArguments } from './command-arguments.js';

const help = { usage: 'npm run files', text: 'Does it.', argumentsMax: 1, switches: ['check'], options: ['out'] };

it('a command gets what it knows', () => {
  expect(commandArguments(help, [])).toEqual({ positionals: [], switches: new Set(), options: new Map() });
  expect(commandArguments(help, ['a@example.org', '--check'])).toEqual({
    positionals: ['a@example.org'],
    switches: new Set(['check']),
    options: new Map(),
  });
});

it.each([[['--out', 'a.zip']], [['--out=a.zip']]])('an option has a value: %j', (given) => {
  expect(commandArguments(help, given).options.get('out')).toBe('a.zip');
});

it('an option without a value is refused', () => {
  expect(() => commandArguments(help, ['--out'])).toThrow('--out needs a value');
});

it.each([[['--chekc']], [['one', 'two']], [['-x']], [['--check=maybe']]])(
  'what it does not know is refused and named: %j',
  (given) => {
    expect(() => commandArguments(help, given)).toThrow(OperatorError);
    expect(() => commandArguments(help, given)).toThrow(given.at(-1));
  },
);
