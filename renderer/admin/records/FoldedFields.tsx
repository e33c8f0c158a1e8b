import type { ReactNode } from 'react';
import { actionIcons } from '../../forms/action-icons.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';

interface FoldableFieldProps {
  name: string;
  isOpen: boolean;
  /** Something is written into it, by hand or by a proposal that is accepted. */
  onInput(): void;
  children: ReactNode;
}

/** A field that is hidden while it is empty. It stays in the form, so that what is accepted elsewhere can be written into it. */
export const FoldableField = ({ name, isOpen, onInput, children }: FoldableFieldProps) => (
  <div data-field={name} hidden={!isOpen} className="grid min-w-0 content-start" onInput={onInput}>
    {children}
  </div>
);

interface FoldedFieldsProps<Name extends string> {
  names: readonly Name[];
  label(name: Name): string;
  onOpen(name: Name): void;
}

/** The fields that are hidden, as buttons that show them: `+ Note`. */
export function FoldedFields<Name extends string>({ names, label, onOpen }: FoldedFieldsProps<Name>) {
  const { t } = useAdminText();
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 noscript:hidden">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className="chip border-dashed border-edge text-mute hover:text-ink"
            aria-label={t('form.addField', { field: label(name) })}
            onClick={() => {
              onOpen(name);
              requestAnimationFrame(() => focusField(name));
            }}
          >
            <Icon name={actionIcons.add} size={14} />
            {label(name)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const focusField = (name: string): void =>
  document.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, textarea, select)`)?.focus();
