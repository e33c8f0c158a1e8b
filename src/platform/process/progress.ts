/** The last line of a terminal says how far a command is. Where there is no terminal, nothing does. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001b[K`);
}

export const clearProgress = (): void => showProgress('');
