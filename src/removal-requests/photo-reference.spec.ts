import { photoReference } from './photo-reference.js';

it.each([
  ['12', { id: 12 }],
  ['#12', { id: 12 }],
  ['/photos/12', { id: 12 }],
  ['https://archive.example.org/photos/12?from=mail', { id: 12 }],
  ['https://archive.example.org/iiif/image/12/full/max/0/default.jpg', { id: 12 }],
  ['https://archive.example.org/de/foto/molo-1900#view', { slug: 'molo-1900' }],
  ['https://archive.example.org/it/foto/molo-1900/view', { slug: 'molo-1900' }],
  ['archive.example.org/it/foto/12', { id: 12 }],
  ['molo-1900', { slug: 'molo-1900' }],
  ['https://archive.example.org/it/foto/molo%2D1900', { slug: 'molo-1900' }],
  ['https://archive.example.org/it/archivio', null],
  ['la foto del molo', null],
  ['99999999999', null],
  ['0', null],
])('reads %s', (text, expected) => {
  expect(photoReference(text)).toEqual(expected);
});
