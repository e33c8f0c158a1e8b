import { siteOptions } from './site-options.js';

const options = (args: Record<string, string>) => siteOptions({ options: new Map(Object.entries(args)) });

it('takes a folder, and the address of the copy without the slash at its end', () => {
  expect(options({ out: '/tmp/copy/' })).toEqual({ out: '/tmp/copy', origin: null });
  expect(options({ out: 'copy', origin: 'https://Example.org/' })).toEqual({
    out: 'copy',
    origin: 'https://example.org',
  });
  expect(options({ out: 'copy', origin: 'https://example.org/archive/' }).origin).toBe('https://example.org/archive');
});

it.each([
  {},
  { out: 'copy', origin: 'example.org' },
  { out: 'copy', origin: 'ftp://a.b' },
  { out: 'copy', origin: 'https://a.b?c' },
])('says what is wrong with %j', (args) =>
  expect(() => options(args as Record<string, string>)).toThrow(/--out|--origin/),
);
