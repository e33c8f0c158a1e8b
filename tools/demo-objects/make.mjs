/**
 * `node tools/demo-objects/make.mjs`: adds object metadata to every fourth photo of the demo. The physical objects do not
 * exist, since the demo's photographs are generated. So technique, size and inscription are plausible for the year of the
 * photo, and the holding institution is named as an archive for demonstration. The output is deterministic.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../../demo/data/photos.json', import.meta.url);
const institution = 'Archivio dimostrativo Veduta';

/** Where an inscription is, and with what it was written. */
const onTheBack = { it: 'Sul verso, a matita', en: 'On the back, in pencil', de: 'Auf der Rückseite, mit Bleistift' };
const onTheEdge = { it: 'Sul margine, a inchiostro', en: 'On the edge, in ink', de: 'Am Rand, mit Tinte' };
const printed = { it: 'Sul recto, a stampa', en: 'On the front, printed', de: 'Auf der Vorderseite, gedruckt' };

/** Common techniques up to the year `until`; of several techniques each is used in turn. */
const techniques = [
  {
    until: 1864,
    kinds: [{ it: 'Stampa su carta salata', en: 'Salted paper print', de: 'Salzpapierabzug', size: '180 × 230 mm' }],
  },
  {
    until: 1894,
    kinds: [
      { it: 'Stampa all’albumina', en: 'Albumen print', de: 'Albuminabzug', size: '190 × 250 mm' },
      {
        it: 'Stampa all’albumina su cartone, formato gabinetto',
        en: 'Albumen print on card, cabinet format',
        de: 'Albuminabzug auf Karton, Kabinettformat',
        size: '108 × 165 mm',
      },
    ],
  },
  {
    until: 1913,
    kinds: [
      { it: 'Stampa alla celloidina', en: 'Collodion print', de: 'Zelloidinabzug', size: '120 × 170 mm' },
      {
        it: 'Cartolina in fototipia',
        en: 'Collotype postcard',
        de: 'Lichtdruckpostkarte',
        size: '90 × 140 mm',
        place: printed,
      },
      {
        it: 'Negativo su lastra di vetro alla gelatina',
        en: 'Gelatin dry plate negative',
        de: 'Gelatine-Trockenplatte',
        size: '130 × 180 mm',
        place: onTheEdge,
      },
    ],
  },
  {
    until: Infinity,
    kinds: [
      {
        it: 'Stampa alla gelatina ai sali d’argento',
        en: 'Gelatin silver print',
        de: 'Silbergelatineabzug',
        size: '180 × 240 mm',
      },
      {
        it: 'Cartolina fotografica alla gelatina ai sali d’argento',
        en: 'Real photo postcard, gelatin silver',
        de: 'Fotopostkarte, Silbergelatine',
        size: '90 × 140 mm',
      },
    ],
  },
];

/** The title as an inscription: without words about the light, and without an estimated year. */
const writing = ({ title, year }) => title.split(',')[0] + (year ? `, ${year}` : '');

function inscription(photo, { place = onTheBack }) {
  const words = (place === printed ? 'Trieste – ' : '') + writing(photo);
  return {
    inscription: `${place.it}: «${words}»`,
    inscriptionEn: `${place.en}: “${words}”`,
    inscriptionDe: `${place.de}: „${words}“`,
  };
}

/** @param turn counts the photos that get object metadata */
function objectOf(photo, turn) {
  const inventoryNumber = `VD-F-${String(photo.id).padStart(4, '0')}`;
  const kept = {
    creditLine: `${institution}, ${inventoryNumber}`,
    holdingInstitution: institution,
    inventoryNumber,
  };
  const year = photo.drawnFor ?? photo.year;
  if (year === null) return kept;
  const { kinds } = techniques.find(({ until }) => year <= until);
  const kind = kinds[turn % kinds.length];
  return {
    ...kept,
    technique: kind.it,
    techniqueEn: kind.en,
    techniqueDe: kind.de,
    physicalSize: kind.size,
    ...((kind.place === printed || turn % 2 === 0) && inscription(photo, kind)),
  };
}

const photos = JSON.parse(readFileSync(file, 'utf8'));
let turn = 0;
const told = photos.map(({ createdAt, ...photo }) =>
  photo.id % 4 === 1 ? { ...photo, ...objectOf(photo, turn++), createdAt } : { ...photo, createdAt },
);
// Lists of slugs stay on one line, as in the existing file.
const text = JSON.stringify(told, null, 2).replace(/\[\n\s+"[^\]]*\]/g, (list) =>
  JSON.stringify(JSON.parse(list)).replaceAll('","', '", "'),
);
writeFileSync(file, `${text}\n`);
