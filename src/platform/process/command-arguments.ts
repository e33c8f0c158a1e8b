import { parseArgs } from 'node:util';
import { OperatorError } from '../operator-error.js';

export interface CommandHelp {
  /** The command with its arguments: `npm run admin:password [-- <address>]`. */
  usage: string;
  /** What it does. */
  text: string;
  /** How many arguments it takes; none without it. */
  argumentsMax?: number;
  /** What can be switched on by its name. */
  switches?: readonly string[];
  /** What takes a value, as `--out FILE` or `--out=FILE`. */
  options?: readonly string[];
}

/** What was written after a command. */
export interface CommandArguments {
  positionals: string[];
  /** The names of the switches that are on. */
  switches: ReadonlySet<string>;
  /** The values of the options that are given. */
  options: ReadonlyMap<string, string>;
}

/**
 * The arguments of a command. `--help` prints what the command does and ends the process.
 * @throws OperatorError for what the command does not know
 */
export function commandArguments(help: CommandHelp, given = process.argv.slice(2)): CommandArguments {
  const { usage, text, argumentsMax = 0, switches = [], options = [] } = help;
  const { values, positionals } = parsed(given, { switches: [...switches, 'help'], options, usage });
  if (values['help']) {
    console.log(`${usage}\n\n${text}`);
    process.exit(0);
  }
  if (positionals.length > argumentsMax) throw unknown(positionals[argumentsMax] ?? '', usage);
  const stated = options.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { positionals, switches: new Set(switches.filter((name) => values[name])), options: new Map(stated) };
}

/**
 * The value of an option that has a closed list of them; undefined where the option is left out. Capital letters do not matter.
 * @throws OperatorError for any other value
 */
export function oneOf<Value extends string>(
  options: CommandArguments['options'],
  name: string,
  values: readonly Value[],
): Value | undefined {
  const written = options.get(name)?.toLowerCase();
  if (written === undefined) return undefined;
  const known = values.find((value) => value.toLowerCase() === written);
  if (!known) throw new OperatorError(`--${name} is one of: ${values.join(', ')}.`);
  return known;
}

interface KnownArguments {
  switches: readonly string[];
  options: readonly string[];
  usage: string;
}

interface ParsedArguments {
  values: Record<string, unknown>;
  positionals: string[];
}

function parsed(args: string[], { switches, options, usage }: KnownArguments): ParsedArguments {
  const types = Object.fromEntries<{ type: 'boolean' | 'string' }>([
    ...switches.map((name) => [name, { type: 'boolean' }] as const),
    ...options.map((name) => [name, { type: 'string' }] as const),
  ]);
  try {
    const { values, positionals } = parseArgs({ args, options: types, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    const lacking = /^Option '--([\w-]+) /.exec((error as Error).message)?.[1];
    if (lacking && options.includes(lacking)) throw new OperatorError(`--${lacking} needs a value. Usage: ${usage}`);
    const known = Object.keys(types).map((name) => `--${name}`);
    throw unknown(
      args.find((arg) => arg.startsWith('-') && !known.includes(arg.split('=')[0] ?? arg)) ?? args.join(' '),
      usage,
    );
  }
}

const unknown = (arg: string, usage: string): OperatorError =>
  new OperatorError(`Unknown argument "${arg}". Usage: ${usage} (--help says more)`);
