import { useRef, useState } from 'react';
import { photoMetadata } from '../../../../src/contract/metadata/photo.js';
import { propertiesOf } from '../../../../src/contract/metadata/field.js';
import { likePrevious } from '../../../../renderer/admin/photo-form/like-previous.js';
import type { PhotoLinks } from '../../../../renderer/admin/photo-form/photo-links.js';
import { savedBefore } from '../../../../renderer/admin/photo-form/saved-photo.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';

interface LikePreviousProps {
  photoId: number;
  links: PhotoLinks;
  onLinks(links: PhotoLinks): void;
}

/** Fills what is empty with what the photo before has that was saved in this session. Nothing is stored until the form is saved. */
export function LikePrevious({ photoId, links, onLinks }: LikePreviousProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const [previous] = useState(() => savedBefore(photoId));
  const [filled, setFilled] = useState<Filled | null>(null);
  const within = useRef<HTMLDivElement>(null);
  if (!previous) return null;

  const write = (values: Record<string, string>) => {
    const form = within.current?.closest('form');
    for (const [name, value] of Object.entries(values)) writeField(form?.elements.namedItem(name), value);
  };
  const fill = () => {
    const form = within.current?.closest('form');
    if (!form) return;
    const values = likePrevious(valuesOf(form), previous.values);
    const parts = (['tags', 'entities', 'fonds'] as const).filter(
      (part) => links[part].length === 0 && previous.links[part].length > 0,
    );
    write(values);
    onLinks({ ...links, ...Object.fromEntries(parts.map((part) => [part, previous.links[part]])) });
    const fields = new Set(
      propertiesOf(photoMetadata).flatMap(({ name, fieldName }) => (name in values ? [fieldName] : [])),
    );
    const names = [
      ...[...fields].map((field) => site(`photo.fields.${field}`)),
      ...parts.map((part) => t(`photo.${part}`)),
    ];
    setFilled({ values, parts, names });
  };
  const undo = () => {
    if (!filled) return;
    write(Object.fromEntries(Object.keys(filled.values).map((name) => [name, ''])));
    onLinks({ ...links, ...Object.fromEntries(filled.parts.map((part) => [part, []])) });
    setFilled(null);
  };
  return (
    <div ref={within} className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <button type="button" className="btn btn-outline btn-small" onClick={fill}>
        <Icon name="copy" size={16} /> {t('photo.likePrevious.action')}
      </button>
      <p role="status" className="min-w-0 grow basis-60 text-mute">
        {filled
          ? filled.names.length > 0
            ? t('photo.likePrevious.filled', { names: filled.names.join(', ') })
            : t('photo.likePrevious.nothing')
          : previous.name}
      </p>
      {filled && filled.names.length > 0 && (
        <button type="button" className="link min-h-11" onClick={undo}>
          {t('photo.likePrevious.undo')}
        </button>
      )}
    </div>
  );
}

interface Filled {
  values: Record<string, string>;
  parts: (keyof PhotoLinks)[];
  names: string[];
}

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(propertiesOf(photoMetadata).map(({ name }) => [name, valueOf(form.elements.namedItem(name))]));

function valueOf(field: unknown): string {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return String(field.checked);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}

/** As if it was typed: the form counts it as a change, shows the field, and the map follows. */
function writeField(field: unknown, value: string): void {
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return;
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'true';
  else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
