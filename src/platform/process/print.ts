/** What a command answers, on standard output: it is no line of the log. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Why a command ends with an error. */
export const printError = (line: string): void => void process.stderr.write(`${line}\n`);
