import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { LinkDialog } from './LinkDialog.js';
import { type RichTextTool, richTextTools } from './rich-text-tools.js';
import { toolIcons } from './tool-icons.js';

const tools: readonly (RichTextTool & Pick<(typeof richTextTools)[number], 'key'>)[] = richTextTools;

/** One stop of the Tab key; the arrow keys go from button to button, as in every toolbar. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useAdminText();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: of }) => [...tools.map((tool) => tool.isActive?.(of)), of.isActive('link')],
  });

  const handleKey = (press: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const to = {
      ArrowRight: (stop + 1) % buttons.length,
      ArrowLeft: (stop - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }[press.key];
    if (to === undefined) return;
    press.preventDefault();
    setStop(to);
    buttons[to]?.focus();
  };
  const button = (index: number, name: string) => ({
    type: 'button' as const,
    'aria-label': name,
    title: name,
    'aria-pressed': active[index],
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setStop(index),
    className:
      'inline-flex min-h-9 min-w-9 items-center justify-center px-2 text-sm hover:bg-bg aria-pressed:bg-ink aria-pressed:text-bg',
  });

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={label}
        className="flex flex-wrap gap-0.5 border border-b-0 border-edge bg-surface p-1"
        onKeyDown={handleKey}
      >
        {tools.map((tool, index) => (
          <button key={tool.key} {...button(index, t(`richText.tools.${tool.key}`))} onClick={() => tool.run(editor)}>
            {tool.icon ? (
              <Icon name={tool.icon} size={18} />
            ) : (
              // Not as text: it is no part of the button's name.
              <span data-sign={tool.sign} className={`before:content-[attr(data-sign)] ${tool.className ?? ''}`} />
            )}
          </button>
        ))}
        <button {...button(tools.length, t('richText.tools.link'))} onClick={() => setIsLinking(true)}>
          <Icon name={toolIcons.link} size={18} />
        </button>
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  );
}
