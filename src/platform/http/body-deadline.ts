import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { hasBody } from './has-body.js';

/** For everything but uploads: who withholds a body must not keep a connection. */
const bodySeconds = 30;
/** The upload of a 200 MB scan on a slow connection. */
const uploadSeconds = 60 * 60;
/** Time in which the client can read that it was too slow. */
const answerMs = 1000;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Answers 408 to requests whose body is not complete in time. */
export function limitBodies(server: Server, { seconds = bodySeconds } = {}): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request) && !deadlines.has(request)) setDeadline(request, response, seconds);
  });
}

/** Gives the upload of somebody who may upload more time. Called once that is known, before the body is read. */
export function allowUpload(request: IncomingMessage, response: ServerResponse): void {
  if (!deadlines.has(request)) return;
  clearTimeout(deadlines.get(request));
  setDeadline(request, response, uploadSeconds);
}

function setDeadline(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  const timer = setTimeout(() => end(request, response), seconds * 1000).unref();
  deadlines.set(request, timer);
  const clear = (): void => clearTimeout(deadlines.get(request));
  request.once('end', clear);
  request.once('close', clear);
}

function end(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
  setTimeout(() => request.socket.destroy(), answerMs).unref();
}
