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

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /**
   * The parsed JSON; undefined if the answer is not JSON. Untyped like JSON.parse: specs read the answers of all operations,
   * and check their shapes at run time.
   */
  body: ReturnType<typeof JSON.parse>;
}

/** A browser without scripts: it stores cookies, sends the CSRF token, and follows no redirect. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** The last Set-Cookie line of every cookie, for its attributes. */
  readonly setCookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, { headers });
  }

  /** A change as a page of the site sends it: with the CSRF token, which is requested first if there is none. */
  async change(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, sending: Sending = {}): Promise<Answer> {
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
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie && { Cookie: cookie }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(form !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      body: multipart ?? (bytes && new Uint8Array(bytes)) ?? plain ?? bodyOf({ json, form }),
    });
    this.keepCookies(response.headers);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
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

function bodyOf({ json, form }: Sending): string | null {
  if (json !== undefined) return JSON.stringify(json);
  return form === undefined ? null : new URLSearchParams(form).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
