import { getSchema } from '@tiptap/core';
import { isLinkAllowed, richText } from '../../../src/contract/rich-text.js';
import { sanitizeRichText } from '../../../src/records/rich-text.js';
import { richTextExtensions } from './rich-text-extensions.js';

const schema = getSchema(richTextExtensions);
const kinds = [...Object.values(schema.nodes), ...Object.values(schema.marks)];
const allowed: readonly string[] = richText.tags;

/** The tags that the editor writes. */
const written = new Set([
  ...Object.values(schema.marks).flatMap((mark) => tagsIn(mark.spec.toDOM?.(mark.create({ href: '/x' }), true))),
  ...Object.values(schema.nodes).flatMap((node) =>
    richText.headingLevels.flatMap((level) => tagsIn(node.spec.toDOM?.(node.create({ level })))),
  ),
]);

describe('the editor of rich text', () => {
  it('writes no tag that the server removes', () => {
    expect([...written].filter((tag) => !allowed.includes(tag))).toEqual([]);
  });

  it('understands every tag that the server keeps', () => {
    const understood = kinds.flatMap(({ spec }) => (spec.parseDOM ?? []).map(({ tag }) => tag?.split(/[[:]/)[0]));
    expect(allowed.filter((tag) => !understood.includes(tag))).toEqual([]);
  });

  it.each([
    ['https://www.example.org/a?b=1#c', true],
    ['HTTP://example.org', true],
    ['mailto:archivio@example.org', true],
    ['/it/scheda/molo-audace', true],
    ['#fonti', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//example.org/a', false],
    ['', false],
  ])('offers a link to %s only if the server keeps it', (address, isKept) => {
    expect(isLinkAllowed(address)).toBe(isKept);
    if (address) expect(sanitizeRichText(`<a href="${address}">x</a>`).includes('href')).toBe(isKept);
  });

  it('writes links as the server stores them', () => {
    const link = schema.marks['link']!;
    const [, attributes] = link.spec.toDOM!(link.create({ href: '/it' }), true) as unknown as [string, object];
    const present = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined);
    expect(Object.fromEntries(present)).toEqual({ href: '/it', rel: 'nofollow noopener' });
  });
});

/** The names of elements in a description of ProseMirror: nested arrays, whose first items are names. */
function tagsIn(described: unknown): string[] {
  if (!Array.isArray(described)) return [];
  const [tag, ...children] = described as unknown[];
  return [...(typeof tag === 'string' ? [tag] : []), ...children.flatMap(tagsIn)];
}
