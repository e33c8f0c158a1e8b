import { acceptAll, consentOf, necessaryOnly, proposed, readConsent } from './consent.js';

const now = new Date('2026-03-01T10:00:00Z');

describe('the stored choice of cookies', () => {
  it('contains the time, the categories and the version', () => {
    expect(consentOf(necessaryOnly, now)).toEqual({
      timestamp: '2026-03-01T10:00:00.000Z',
      preferences: { necessary: true, functional: false, analytics: false },
      version: '1.0',
    });
  });

  it('is read as it was stored', () => {
    const consent = consentOf(acceptAll, now);
    expect(readConsent(JSON.stringify(consent))).toEqual(consent);
  });

  it.each([
    ['nothing', null],
    ['what is no record', 'yes'],
    ['null', 'null'],
    ['another version', JSON.stringify({ ...consentOf(acceptAll, now), version: '0.9' })],
    [
      'half a record',
      JSON.stringify({ timestamp: now.toISOString(), version: '1.0', preferences: { analytics: true } }),
    ],
  ])('is asked for again where there is %s', (_what, stored) => {
    expect(readConsent(stored)).toBeNull();
  });

  it('always includes the necessary cookies, whatever is stored', () => {
    const stored = JSON.stringify({ ...consentOf(acceptAll, now), preferences: { ...acceptAll, necessary: false } });
    expect(readConsent(stored)?.preferences.necessary).toBe(true);
  });
});

it('a customised choice starts with functional cookies on and statistics off', () => {
  expect(proposed).toEqual({ necessary: true, functional: true, analytics: false });
});
