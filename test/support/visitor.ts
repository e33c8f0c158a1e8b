import { Agent, type IncomingMessage } from 'node:http';
import request, { type Test } from 'supertest';
import type { Method } from '../../src/contract/operation.js';
import type { AnswerAt } from './answer-at.js';

interface Sending {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, with the headers that are given. */
  text?: string;
  /** Sent as a form without scripts would send it. */
  form?: Record<string, string> | string;
  multipart?: FormData;
  bytes?: Buffer;
  headers?: Record<string, string>;
}

export interface Answer<Body = ReturnType<typeof JSON.parse>> {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; undefined if the answer is not JSON. */
  body: Body;
}

/** As browsers do. Without one, every request would look up the name of the host and open a connection. */
const agent = new Agent({ keepAlive: true });

/** A browser without scripts: it stores cookies, sends the CSRF token, and follows no redirect. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** The last Set-Cookie line of every cookie, for its attributes. */
  readonly setCookies = new Map<string, string>();

  /** @param always headers of every request, such as an API key */
  constructor(
    private readonly url: string,
    private readonly always: Record<string, string> = {},
  ) {}

  get<const Path extends string>(
    path: Path,
    headers: Record<string, string> = {},
  ): Promise<Answer<AnswerAt<'GET', Path>>> {
    return this.send('GET', path, { headers });
  }

  /** A change as a page of the site sends it: with the CSRF token, which is requested first if there is none. */
  async change<const Verb extends Exclude<Method, 'GET'>, const Path extends string>(
    method: Verb,
    path: Path,
    sending: Sending = {},
  ): Promise<Answer<AnswerAt<Verb, Path>>> {
    if (!this.cookies.has('csrf')) await this.get('/api/csrf');
    return this.send(method, path, {
      ...sending,
      headers: {
        'X-CSRF-Token': this.cookies.get('csrf') ?? this.cookies.get('__Host-csrf') ?? '',
        ...sending.headers,
      },
    });
  }

  signIn(account: { email: string; password: string; rememberMe?: boolean }): Promise<Answer> {
    const { email, password, rememberMe } = account;
    return this.change('POST', '/api/auth/login', { json: { email, password, rememberMe } });
  }

  async send(
    method: string,
    path: string,
    { json, text: plain, form, multipart, bytes, headers = {} }: Sending = {},
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { origin, href } = new URL(this.url + path);
    const sent = request(origin)
      [method.toLowerCase() as 'get'](href.slice(origin.length))
      .agent(agent)
      .redirects(0)
      .ok(() => true)
      .buffer(true)
      .parse(asText)
      .set({
        Accept: '*/*',
        'User-Agent': 'node',
        // Packing and unpacking would take longer than the rest of a small answer. Specs of it ask for an encoding.
        'Accept-Encoding': 'identity',
        ...this.always,
        ...(cookie && { Cookie: cookie }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(form !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        ...headers,
      });
    if (multipart) await addParts(sent, multipart);
    else void sent.send(bytes ?? plain ?? bodyOf({ json, form }));
    const { status, headers: named, body } = await sent;
    // There is nothing to parse in an answer without content.
    const text = typeof body === 'string' ? body : '';
    const answered = headersOf(named as Record<string, string | string[]>);
    this.keepCookies(answered);
    return { status, headers: answered, text, body: parsed(text) };
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.setCookies.set(name, line);
      if (value === '' || /Expires=Thu, 01 Jan 1970/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function bodyOf({ json, form }: Sending): string | undefined {
  if (json !== undefined) return JSON.stringify(json);
  return form === undefined ? undefined : new URLSearchParams(form).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads any type of content as text, as `fetch` does. */
function asText(response: unknown, done: (error: Error | null, text: string) => void): void {
  const chunks: Buffer[] = [];
  (response as IncomingMessage)
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('error', (error) => done(error, ''))
    .on('end', () => done(null, new TextDecoder().decode(Buffer.concat(chunks))));
}

function headersOf(named: Record<string, string | string[]>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(named)) for (const line of [value].flat()) headers.append(name, line);
  return headers;
}

async function addParts(sent: Test, form: FormData): Promise<void> {
  for (const [name, value] of form.entries())
    if (typeof value === 'string') void sent.field(name, value);
    else
      void sent.attach(name, Buffer.from(await value.arrayBuffer()), {
        filename: value.name,
        contentType: value.type || 'application/octet-stream',
      });
}
