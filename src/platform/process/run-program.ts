import { loggedError } from '../log-contents.js';
import { endOnFailure } from './end-on-failure.js';
import { commandArguments, type CommandHelp, type CommandArguments } from './command-arguments.js';
import { operatorMessage } from './operator-message.js';

/**
 * Runs what a command of package.json starts. An error ends the process with 1: of what
 * an operator can correct a line is enough; any other error is a bug and needs its stack. `start` loads the modules of the command, so that its help
 * and a wrong argument are answered at once.
 */
export async function runProgram(help: CommandHelp, start: (given: CommandArguments) => Promise<void>): Promise<void> {
  endOnFailure(fail);
  try {
    await start(commandArguments(help));
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  console.error(operatorMessage(error) ?? stackOf(error));
  process.exit(1);
}

/** With the reasons, and without the values of a statement. */
function stackOf(thrown: unknown): string {
  const { stack, message, cause } = loggedError(thrown);
  return [stack ?? message, ...(cause ? [`Caused by: ${cause.stack ?? cause.message}`] : [])].join('\n');
}
