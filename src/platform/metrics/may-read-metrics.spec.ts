import { mayReadMetrics } from './may-read-metrics.js';

const metricsToken = 'una chiave per i numeri';
const alone = { metricsToken, trustProxy: false, secureCookies: false } as const;
const request = (remoteAddress: string | undefined, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress },
});

describe('the metrics', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('are for this machine: %s', (address) => {
    expect(mayReadMetrics(request(address), alone)).toBe(true);
  });

  it.each(['10.0.0.1', '::ffff:10.0.0.1', 'fe80::1', '', undefined])('are for no other machine: %s', (address) => {
    expect(mayReadMetrics(request(address), alone)).toBe(false);
  });

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto'])(
    'are not for a request that a proxy on this machine forwards with %s',
    (header) => expect(mayReadMetrics(request('127.0.0.1', { [header]: '127.0.0.1' }), alone)).toBe(false),
  );

  it('are not for loopback where the configuration implies a proxy', () => {
    for (const trustProxy of [true, 1, 'loopback'])
      expect(mayReadMetrics(request('127.0.0.1'), { ...alone, trustProxy })).toBe(false);
    expect(mayReadMetrics(request('127.0.0.1'), { ...alone, secureCookies: true })).toBe(false);
  });

  it('are for every caller with the token, from any address and behind any proxy', () => {
    const behind = { ...alone, trustProxy: 1, secureCookies: true };
    const from = (authorization: string) => request('10.0.0.1', { authorization, 'x-forwarded-for': '192.0.2.1' });
    expect(mayReadMetrics(from(`Bearer ${metricsToken}`), behind)).toBe(true);
    for (const wrong of ['Bearer una chiave', `Basic ${metricsToken}`, metricsToken, 'Bearer ', ''])
      expect(mayReadMetrics(from(wrong), behind)).toBe(false);
  });

  it('accept no token where none is configured', () => {
    const without = { ...alone, metricsToken: null };
    for (const authorization of ['Bearer null', 'Bearer ', 'Bearer undefined'])
      expect(mayReadMetrics(request('10.0.0.1', { authorization }), without)).toBe(false);
  });
});
