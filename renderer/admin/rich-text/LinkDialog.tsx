import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { isLinkAllowed } from '../../../src/contract/rich-text.js';
import { DialogActions } from '../../forms/DialogActions.js';
import { TextField } from '../../forms/TextField.js';
import { Dialog } from '../../ui/Dialog.js';
import { useAdminText } from '../use-admin-text.js';

interface LinkDialogProps {
  editor: Editor;
  onClose(): void;
}

/** Sets or removes the link of the selected text. No form: it is inside of the form of the record. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useAdminText();
  const present = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(present);
  const [isRefused, setIsRefused] = useState(false);
  const finish = (href: string | null) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === null) chain.unsetLink().run();
    else if (editor.state.selection.empty && !present)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const handleSet = () => {
    const href = address.trim();
    if (isLinkAllowed(href)) finish(href);
    else setIsRefused(true);
  };
  const handleKey = (press: KeyboardEvent) => {
    if (press.key !== 'Enter') return;
    // Enter must not send the form of the record.
    press.preventDefault();
    handleSet();
  };
  return (
    <Dialog title={t('richText.tools.link')} onClose={onClose}>
      <div className="grid gap-4">
        <TextField
          label={t('richText.address')}
          hint={t('richText.addressHint')}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={handleKey}
          autoComplete="off"
          error={isRefused ? t('richText.addressRefused') : undefined}
        />
        <DialogActions onClose={onClose}>
          {present && (
            <button type="button" className="btn btn-outline" onClick={() => finish(null)}>
              {t('richText.removeLink')}
            </button>
          )}
          <button type="button" className="btn btn-primary" onClick={handleSet}>
            {t('richText.setLink')}
          </button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
