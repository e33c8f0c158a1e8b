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
}

/** What was written after a command. */
export interface GivenArguments {
  positionals: string[];
  /** The names of the switches that are on. */
  switches: ReadonlySet<string>;
}

/**
 * The arguments of a command. `--help` prints what the command does and ends the process.
 * @throws OperatorError for what the command does not know
 */
export function commandArguments(help: CommandHelp, given = process.argv.slice(2)): GivenArguments {
  const { usage, text, argumentsMax = 0, switches = [] } = help;
  const options = Object.fromEntries([...switches, 'help'].map((name) => [name, { type: 'boolean' as const }]));
  const { values, positionals } = parsed(given, options, usage);
  if (values['help']) {
    console.log(`${usage}\n\n${text}`);
    process.exit(0);
  }
  if (positionals.length > argumentsMax) throw unknown(positionals[argumentsMax] ?? '', usage);
  return { positionals, switches: new Set(switches.filter((name) => values[name])) };
}

function parsed(args: string[], options: Record<string, { type: 'boolean' }>, usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw unknown(args.find((arg) => arg.startsWith('-') && !known.includes(arg)) ?? args.join(' '), usage);
  }
}

const unknown = (arg: string, usage: string): OperatorError =>
  new OperatorError(`Unknown argument "${arg}". Usage: ${usage} (--help says more)`);
