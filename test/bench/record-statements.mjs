/**
 * `node --import ./test/bench/record-statements.mjs`: writes every statement that the process sends to PostgreSQL, with its
 * parameters, as a line of JSON to the file of STATEMENTS_FILE.
 */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const file = process.env['STATEMENTS_FILE'];
const { query } = pg.Client.prototype;

pg.Client.prototype.query = function (statement, values, ...rest) {
  const text = typeof statement === 'string' ? statement : statement?.text;
  const parameters = Array.isArray(values) ? values : (statement?.values ?? []);
  if (text) appendFileSync(file, `${JSON.stringify({ text, parameters })}\n`);
  return query.call(this, statement, values, ...rest);
};
