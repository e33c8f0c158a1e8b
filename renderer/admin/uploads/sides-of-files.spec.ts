import { pairsOfSides } from './sides-of-files.js';

const pairsIn = (...paths: string[]): string[][] =>
  pairsOfSides(paths).map(({ front, back }) => [paths[front]!, paths[back]!]);

describe('the front and the back of an object by the names of files', () => {
  it.each([
    ['1234_r.tif', '1234_v.tif'],
    ['1234_recto.tif', '1234_verso.tif'],
    ['FZ 12-fronte.jpg', 'FZ 12-retro.jpg'],
    ['FZ 12 fronte.jpg', 'FZ 12 verso.jpg'],
    ['card_front.png', 'card_back.png'],
    ['0007_vs.tif', '0007_rs.tif'],
    ['Molo-Vorderseite.jpg', 'Molo-Rückseite.jpg'],
    ['Molo Vorderseite.jpg', 'Molo Rueckseite.jpg'],
    ['Molo (recto).jpg', 'Molo (verso).jpg'],
    ['1234.r.tif', '1234.v.tif'],
    ['1234_R.TIF', '1234_v.jpg'],
    ['IMG_Recto.JPG', 'img_VERSO.jpeg'],
    ['album/1/12_r.tif', 'album/1/12_v.tif'],
    ['slika_spredaj.jpg', 'slika_zadaj.jpg'],
    ['1234.tif', '1234_verso.tif'],
    ['Molo.jpg', 'Molo - retro.jpg'],
  ])('%s and %s', (front, back) => {
    expect(pairsIn(front, back)).toEqual([[front, back]]);
    expect(pairsIn(back, 'other.jpg', front)).toEqual([[front, back]]);
  });

  it('are found whatever Unicode form the names have', () => {
    const [front, back] = ['Città_recto.jpg'.normalize('NFD'), 'Città_verso.jpg'.normalize('NFC')];
    expect(pairsIn(front, back)).toEqual([[front, back]]);
    const rueckseite = 'Molo_Rückseite.jpg'.normalize('NFD');
    expect(pairsIn('Molo_Vorderseite.jpg', rueckseite)).toEqual([['Molo_Vorderseite.jpg', rueckseite]]);
  });

  it.each([
    ['a lone back', ['1234_v.tif']],
    ['two fronts', ['1234_r.tif', '1234_recto.tif']],
    ['letters that count', ['1234_a.tif', '1234_b.tif']],
    ['letters without a separator', ['1234r.tif', '1234v.tif']],
    ['a name without the word, and a letter', ['1234.tif', '1234_v.tif']],
    ['words within others', ['flashback.jpg', 'seafront.jpg']],
    ['different folders', ['1/12_r.tif', '2/12_v.tif']],
    ['nothing but the word', ['verso.jpg', 'recto.jpg', 'a/_r.jpg', 'a/_v.jpg']],
    ['several files of one side', ['12_r.tif', '12_r.jpg', '12_v.tif']],
    ['a front with and one without its word', ['12.tif', '12_recto.tif', '12_verso.tif']],
    ['other numbers', ['12_r.tif', '13_v.tif']],
    ['no names', ['', '.', '_', '.jpg', '/']],
  ])('are not %s', (_, paths) => {
    expect(pairsIn(...paths)).toEqual([]);
  });

  it('are found among many files, each with its own', () => {
    const paths = Array.from({ length: 500 }, (_, n) => [`${n}_v.tif`, `${n}_r.tif`, `${n}x.tif`]).flat();
    expect(pairsIn(...paths)).toHaveLength(500);
  });
});
