import { inOrder } from './order-of-files.js';

const ordered = (...paths: string[]): string[] =>
  inOrder(paths.map((path) => ({ path, file: {} as File }))).map(({ path }) => path);

it('puts files into the order of their folders and of the numbers in their names', () => {
  const paths = [
    'Fondo/Scatola 2/Busta A/FZ_2.jpg',
    'Fondo/Scatola 2/Busta A/FZ_10.jpg',
    'Fondo/Scatola 2/Busta B/FZ_1.jpg',
    'Fondo/Scatola 10/FZ_0009.jpg',
  ];
  expect(ordered(...paths.toReversed())).toEqual(paths);
});

it('puts what is named as a copy last, so that the other one of two identical files is the photo', () => {
  expect(
    ordered('F/Copie/FZ_1.jpg', 'F/FZ_1 (1).jpg', 'F/FZ_1 - Copia.jpg', 'F/Scatola/FZ_1.jpg', 'F/Kopien/a.jpg'),
  ).toEqual(['F/Scatola/FZ_1.jpg', 'F/Copie/FZ_1.jpg', 'F/FZ_1 - Copia.jpg', 'F/FZ_1 (1).jpg', 'F/Kopien/a.jpg']);
  // Words that only begin so.
  expect(ordered('Copista.jpg', 'Zara.jpg', 'Fotocopie.jpg')).toEqual(['Copista.jpg', 'Fotocopie.jpg', 'Zara.jpg']);
});
