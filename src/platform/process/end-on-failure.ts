import { Logger } from '@nestjs/common';
import type { GracefulShutdown } from './graceful-shutdown.js';

const failures = ['uncaughtException', 'unhandledRejection'] as const;

/**
 * After an error that nothing has handled nobody knows in which state the process is, so it must end and be started again.
 * Replaces the handlers of libraries: Vike's only print the error, which keeps a process alive whose start has failed.
 */
export function endOnFailure(end: (error: unknown) => void): void {
  for (const failure of failures) {
    process.removeAllListeners(failure);
    process.on(failure, end);
  }
}

const logger = new Logger('Process');

/** Logs the error, closes everything and ends the process with 1. */
export async function endAfter(error: unknown, shutdown: GracefulShutdown): Promise<void> {
  logger.fatal({ err: error }, 'an error that nothing has handled: the process ends');
  await shutdown.exit('an error that nothing has handled', 1);
}
