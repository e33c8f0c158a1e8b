import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { requestTraces } from './request-traces.js';
import { type NewSpan, type SpanAttributes, traceWith } from './tracing.js';

const caller = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const own = '00-4bf92f3577b34da6a3ce929d0e0e4736-aaaaaaaaaaaaaaaa-01';

interface Recorded {
  span: NewSpan;
  parent: string | null | undefined;
  more?: { name?: string; attributes?: SpanAttributes };
  failure?: unknown;
}

/** The span of a request that is answered with this status. */
function recordedOf({ trustProxy, status = 200 }: { trustProxy: false | 1; status?: number }) {
  const recorded: Recorded[] = [];
  traceWith({
    current: () => null,
    begin(span, parent) {
      const record: Recorded = { span, parent };
      recorded.push(record);
      return {
        traceparent: own,
        within: (work) => work(),
        describe: (more) => void (record.more = more),
        end: (failure) => void (record.failure = failure),
      };
    },
  });
  const request = { method: 'GET', headers: { traceparent: caller }, route: { path: '/api/photos/:id' } };
  const response = Object.assign(new EventEmitter(), { statusCode: status });
  let isPassedOn = false;
  requestTraces({ trustProxy })(request as unknown as Request, response as unknown as Response, () => {
    isPassedOn = true;
  });
  response.emit('close');
  expect(isPassedOn).toBe(true);
  return { ...recorded[0], sent: request.headers.traceparent };
}
afterEach(() => traceWith(null));

it('a request is a span by its route, continues the trace of a trusted proxy, and carries its own span', () => {
  expect(recordedOf({ trustProxy: 1 })).toMatchObject({
    parent: caller,
    sent: own,
    more: {
      name: 'GET /api/photos/:id',
      attributes: { 'http.route': '/api/photos/:id', 'http.response.status_code': 200 },
    },
  });
});

it('a caller past the proxy decides neither whether a request is traced nor what it belongs to', () => {
  expect(recordedOf({ trustProxy: false })).toMatchObject({ parent: null, sent: own });
});

it('only what the server fails at is a failure', () => {
  expect(recordedOf({ trustProxy: 1, status: 404 }).failure).toBeUndefined();
  expect(recordedOf({ trustProxy: 1, status: 503 }).failure).toBe('503');
});
