import { useId, useState } from 'react';
import type { TranslateForZoom } from './zoom-texts.js';

interface ZoomCopyProps {
  label: string;
  text: string;
  zoomText: TranslateForZoom;
}

/** A text to copy, by a button or by hand. It says itself that it was copied: messages of the page are behind the photo. */
export function ZoomCopy({ label, text, zoomText }: ZoomCopyProps) {
  const id = useId();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const field = document.getElementById(id) as HTMLInputElement | null;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // On sites without HTTPS browsers offer no clipboard API. What is selected can be copied by hand, too.
      field?.select();
      if (!document.execCommand('copy')) return;
    }
    setCopied(text);
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className="zoom-copy">
        <input id={id} readOnly value={text} onFocus={({ target }) => target.select()} />
        <button type="button" className="zoom-place" onClick={() => void copy()}>
          {zoomText('copy')}
        </button>
      </div>
      <p role="status">{copied === text && zoomText('copied')}</p>
    </div>
  );
}
