import { isShareAddress, knownShareTargetCodes, knownShareTargets, shareAddress } from './share-targets.js';

const page = {
  url: 'https://foto.example/it/foto/molo?a=1&b',
  title: 'Molo & “riva” 50%',
  image: 'https://foto.example/s.jpg',
};

it('fills in the address and the title of a page, encoded', () => {
  expect(shareAddress({ name: 'Mastodon', address: 'https://social.example/share?text={title}%20{url}' }, page)).toBe(
    `https://social.example/share?text=${encodeURIComponent(page.title)}%20${encodeURIComponent(page.url)}`,
  );
});

it('does not fill in what a title only seems to ask for', () => {
  expect(
    shareAddress({ name: 'A', address: 'https://a.example/?t={title}&u={url}' }, { ...page, title: '{url} $&' }),
  ).toBe(`https://a.example/?t=%7Burl%7D%20%24%26&u=${encodeURIComponent(page.url)}`);
});

it('leaves out the picture of a page that has none', () => {
  expect(shareAddress(knownShareTargets.pinterest, { ...page, image: null })).not.toContain('media');
  expect(shareAddress(knownShareTargets.pinterest, page)).toContain('media=https%3A%2F%2Ffoto.example%2Fs.jpg');
});

it.each(knownShareTargetCodes)('knows a correct address of %s', (code) => {
  expect(isShareAddress(knownShareTargets[code].address)).toBe(true);
});

it.each([
  ['http://social.example/?u={url}'],
  ['javascript:alert({url})'],
  ['https://{url}/'],
  ['https://social.example{url}'],
  ['https://name:secret@social.example/?u={url}'],
  ['https://social.example/?u='],
  ['https://social.example/?u={url}&p={password}'],
  ['https://social.example/?u={url} x'],
])('refuses %s', (address) => {
  expect(isShareAddress(address)).toBe(false);
});
