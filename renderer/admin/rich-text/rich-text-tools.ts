import type { Editor } from '@tiptap/core';
import type { IconPath } from '../../ui/icons/icon-paths.js';
import { toolIcons } from './tool-icons.js';

/** A button of the toolbar. The locales have its name under `richText.tools`. */
export interface RichTextTool {
  key: string;
  /** What the button shows: a letter that looks as the text will, or a drawing. */
  sign?: string;
  icon?: IconPath;
  className?: string;
  isActive?(editor: Editor): boolean;
  run(editor: Editor): void;
}

const chain = (editor: Editor) => editor.chain().focus();

/** In groups, in the order of the toolbar. Links have a button of their own. */
export const richTextTools = [
  {
    key: 'paragraph',
    sign: '¶',
    isActive: (editor) =>
      editor.isActive('paragraph') && !editor.isActive('blockquote') && !editor.isActive('listItem'),
    run: (editor) => chain(editor).setParagraph().run(),
  },
  ...([2, 3, 4] as const).map(
    (level) =>
      ({
        key: `heading${level}` as const,
        sign: `H${level}`,
        isActive: (editor) => editor.isActive('heading', { level }),
        run: (editor) => chain(editor).toggleHeading({ level }).run(),
      }) satisfies RichTextTool,
  ),
  {
    key: 'bold',
    sign: 'B',
    className: 'font-bold',
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => chain(editor).toggleBold().run(),
  },
  {
    key: 'italic',
    sign: 'I',
    className: 'italic',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => chain(editor).toggleItalic().run(),
  },
  {
    key: 'underline',
    sign: 'U',
    className: 'underline',
    isActive: (editor) => editor.isActive('underline'),
    run: (editor) => chain(editor).toggleUnderline().run(),
  },
  {
    key: 'strike',
    sign: 'S',
    className: 'line-through',
    isActive: (editor) => editor.isActive('strike'),
    run: (editor) => chain(editor).toggleStrike().run(),
  },
  {
    key: 'superscript',
    sign: 'x²',
    isActive: (editor) => editor.isActive('superscript'),
    run: (editor) => chain(editor).toggleMark('superscript').run(),
  },
  {
    key: 'subscript',
    sign: 'x₂',
    isActive: (editor) => editor.isActive('subscript'),
    run: (editor) => chain(editor).toggleMark('subscript').run(),
  },
  {
    key: 'bullets',
    icon: toolIcons.bullets,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => chain(editor).toggleBulletList().run(),
  },
  {
    key: 'numbers',
    icon: toolIcons.numbers,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => chain(editor).toggleOrderedList().run(),
  },
  {
    key: 'quote',
    icon: toolIcons.quote,
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => chain(editor).toggleBlockquote().run(),
  },
  { key: 'undo', icon: toolIcons.undo, run: (editor) => chain(editor).undo().run() },
  { key: 'redo', icon: toolIcons.redo, run: (editor) => chain(editor).redo().run() },
] as const satisfies RichTextTool[];
