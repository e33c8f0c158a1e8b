import 'reflect-metadata';
import { serve } from './serve.js';
import { OperatorError } from './platform/operator-error.js';

try {
  await serve();
} catch (error) {
  // What whoever runs the product can mend is told in one line; anything else is our fault and shows where.
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}
