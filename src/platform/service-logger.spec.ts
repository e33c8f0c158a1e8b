import { Writable } from 'node:stream';
import { pinoHttp } from 'pino-http';
import { readConfig } from './config/read-config.js';
import { loggingOptions } from './logging.js';
import { presentWork } from './present-work.js';
import { ServiceLogger } from './service-logger.js';

const config = readConfig({ LOG_LEVEL: 'debug' });
const logger = new ServiceLogger(config);

/** What a service logs while a request is answered whose log has the id `r1`. */
function written(log: () => void): Record<string, unknown>[] {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const requests = pinoHttp({ ...loggingOptions(config), stream }).logger.child({ requestId: 'r1' });
  presentWork.run({ log: requests, describe: () => ({ route: 'GET /' }) }, log);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('a line has the request that was answered, the service and its message', () => {
  const [line] = written(() => logger.warn('The queue is full.', 'Jobs'));
  expect(line).toMatchObject({ level: 40, requestId: 'r1', context: 'Jobs', msg: 'The queue is full.' });
});

it('an error has its type, message and stack, whichever way Nest passes it on', () => {
  const error = new RangeError('out of range');
  const [whole, inParts, fields, described] = written(() => {
    logger.error(error, 'Jobs');
    logger.error(error.message, error.stack, 'ExceptionsHandler');
    logger.error({ err: error, job: 7 }, 'Jobs');
    logger.error({ err: error, job: 8 }, 'the job failed', 'Jobs');
  });
  expect(whole).toMatchObject({ level: 50, context: 'Jobs', err: { type: 'RangeError', message: 'out of range' } });
  expect(inParts).toMatchObject({ context: 'ExceptionsHandler', err: { message: 'out of range', stack: error.stack } });
  expect(fields).toMatchObject({ context: 'Jobs', job: 7, err: { message: 'out of range' } });
  expect(described).toMatchObject({ context: 'Jobs', job: 8, err: { message: 'out of range' }, msg: 'the job failed' });
});

it("Nest's messages at the start are for developers, those of the archive for everybody", () => {
  const lines = written(() => {
    logger.log('AppModule dependencies initialized', 'InstanceLoader');
    logger.log('Files are swept.', 'Files');
  });
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [20, 'AppModule dependencies initialized'],
    [30, 'Files are swept.'],
  ]);
});
