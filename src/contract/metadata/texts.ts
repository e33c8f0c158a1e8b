import { limits } from '../limits.js';
import type { MetadataTable } from './field.js';

/** What a record is called in lists. */
export const nameText = { kind: 'text', max: limits.text.name, translated: true, required: true } as const;
export const titleText = { kind: 'text', max: limits.text.title, translated: true, required: true } as const;

// Texts in every language that are no descriptive fields of photos and entities.

export const tagTexts = { name: nameText } as const satisfies MetadataTable;

export const entityTypeTexts = {
  name: nameText,
  description: { kind: 'text', max: limits.text.line, translated: true },
} as const satisfies MetadataTable;

export const relationKindTexts = {
  name: { ...nameText, doc: 'Read from the first entity of a relation to the second.' },
  reverseName: {
    kind: 'text',
    max: limits.text.name,
    translated: true,
    doc: 'Read from the second entity to the first. Null: the relation reads the same from both.',
  },
} as const satisfies MetadataTable;

/** Why two entities are related, in words. */
export const relationTexts = {
  reason: { kind: 'longText', max: limits.text.note, translated: true },
} as const satisfies MetadataTable;

/** Without a label the name of the entity is shown. */
export const annotationTexts = {
  label: {
    kind: 'text',
    max: limits.text.name,
    translated: true,
    doc: 'Without a label the name of the entity is shown.',
  },
} as const satisfies MetadataTable;

/** Where exports and imports have the audio guides of an entity. */
export const audioFiles = {
  audioFile: {
    kind: 'text',
    max: limits.text.note,
    translated: true,
    doc: 'Where its audio guide lies in this export; empty where pictures are left out.',
  },
} as const satisfies MetadataTable;

/** The audio guides of an entity: their addresses, and what they say. */
export const audioTexts = {
  audioUrl: { kind: 'text', max: limits.text.note, translated: true },
  transcript: { kind: 'longText', max: limits.text.description, translated: true, doc: 'Text of the audio guide.' },
} as const satisfies MetadataTable;
