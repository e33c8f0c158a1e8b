import { type Extensions, Mark } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isLinkAllowed, richText } from '../../../src/contract/rich-text.js';

/** What the editor can write: exactly what the server keeps (`src/contract/rich-text.ts`). */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [...richText.headingLevels] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    // An empty paragraph at the end would be stored.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => address !== undefined && isLinkAllowed(address),
      HTMLAttributes: { target: null, class: null, rel: 'nofollow noopener' },
    },
  }),
  raisedOrLowered('subscript', 'sub'),
  raisedOrLowered('superscript', 'sup'),
];

function raisedOrLowered(name: 'subscript' | 'superscript', tag: 'sub' | 'sup'): Mark {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}
