import { untitled } from '../../../src/contract/untitled.js';

/** What visitors would miss in a photo. */
export type PublishDoubt = 'untitled' | 'unlicensed';

interface Publishable {
  title: string;
  license: string | null;
}

/** What is asked about before a photo is published, wherever that is. */
export const publishDoubts = ({ title, license }: Publishable): PublishDoubt[] => [
  // In the form of an untitled photo the field is empty.
  ...(['', untitled.title].includes(title.trim()) ? (['untitled'] as const) : []),
  ...(license?.trim() ? [] : (['unlicensed'] as const)),
];
