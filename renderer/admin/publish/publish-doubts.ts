import { untitled } from '../../../src/contract/untitled.js';

/** What visitors would miss in a photo. */
export type PublishDoubt = 'untitled' | 'unlicensed';

interface Publishable {
  title: string;
  license: string | null;
}

/** What is asked about before a photo is published, wherever that is. */
export const publishDoubts = ({ title, license }: Publishable): PublishDoubt[] => [
  ...(title.trim() === untitled.title ? (['untitled'] as const) : []),
  ...(license?.trim() ? [] : (['unlicensed'] as const)),
];
