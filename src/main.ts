import 'reflect-metadata';
import { serve } from './serve.js';
import { OperatorError } from './platform/operator-error.js';

try {
  await serve();
} catch (error) {
  // An operator can correct an OperatorError, so its message is enough; any other error is a bug and needs its stack.
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}
