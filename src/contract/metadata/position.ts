import type { DescriptiveTable } from './field.js';

/** Where a photo was taken or an entity is: the same two fields of both records. */
export const positionMetadata = {
  lat: {
    about: 'place',
    kind: 'decimal',
    min: -90,
    max: 90,
    term: 'dcterms:spatial',
    doc: 'WGS 84 degrees: both or neither.',
    writeDoc: '`latitude`, `latitudine` and a decimal comma are understood too.',
  },
  lng: {
    about: 'place',
    kind: 'decimal',
    min: -180,
    max: 180,
    term: 'dcterms:spatial',
    doc: 'WGS 84 degrees: both or neither.',
    writeDoc: '`lon`, `long`, `longitude`, `longitudine` and a decimal comma are understood too.',
  },
} as const satisfies DescriptiveTable;
