import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { Language } from '../../../src/contract/languages.js';
import { useAdminText } from '../use-admin-text.js';
import { type PasteNote, readPastedHtml } from './pasted-html.js';
import { richTextExtensions } from './rich-text-extensions.js';
import { RichTextToolbar } from './RichTextToolbar.js';
import { textBox } from './text-box.js';

interface RichTextEditorProps {
  /** HTML to begin with; what is written since is known to `onChange`. */
  text: string;
  label: string;
  language: Language;
  /** Gets the text as HTML; '' when nothing is written. */
  onChange(html: string): void;
}

/** Writes rich text. Loaded on demand: only whoever edits a text needs the editor. */
export function RichTextEditor({ text, label, language, onChange }: RichTextEditorProps) {
  const { t } = useAdminText();
  const [notes, setNotes] = useState<PasteNote[]>([]);
  const [takesFocus] = useState(() => isTypedInto(label));
  const editor = useEditor(
    {
      extensions: richTextExtensions,
      content: text,
      // It is never rendered on the server. A frame without the editor would move all that follows.
      immediatelyRender: true,
      // The Content-Security-Policy forbids style elements of scripts.
      injectCSS: false,
      editorProps: {
        transformPastedHTML: (pasted) => {
          const read = readPastedHtml(pasted);
          setNotes(read.notes);
          return read.html;
        },
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          lang: language,
          class: `${textBox} prose max-w-none whitespace-pre-wrap wrap-break-word`,
        },
      },
      onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    },
    [],
  );
  useEffect(() => {
    if (takesFocus) editor.commands.focus('end');
  }, [takesFocus, editor]);
  return (
    <div>
      <RichTextToolbar editor={editor} label={t('richText.toolbar', { label })} />
      <EditorContent editor={editor} />
      <div role="status">
        {notes.length > 0 && (
          <ul className="mt-1.5 list-disc bg-caution-bg py-2 pr-3 pl-7 text-sm">
            {notes.map((note) => (
              <li key={note}>{t(`richText.pasted.${note}`)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Somebody types already, in the plain field that the editor takes the place of: what is typed next must not go nowhere. */
const isTypedInto = (label: string): boolean =>
  document.activeElement instanceof HTMLTextAreaElement && document.activeElement.ariaLabel === label;
