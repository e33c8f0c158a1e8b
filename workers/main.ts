import 'reflect-metadata';
import { OperatorError } from '../src/platform/operator-error.js';
import { work } from './work.js';

try {
  await work();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}
