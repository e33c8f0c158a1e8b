import { untitled } from '../../src/contract/untitled.js';
import { photoName } from './photo-name.js';

it('numbers photos without a title, so that each has a name of its own', () => {
  const without = { ...untitled, id: 7 };
  expect(photoName(without, 'it')).toBe(`${untitled.title} 7`);
  expect(photoName({ ...without, id: 8 }, 'de')).toBe(`${untitled.titleDe} 8`);
  expect(photoName({ ...without, title: 'Il molo', titleEn: 'The pier' }, 'en')).toBe('The pier');
});
