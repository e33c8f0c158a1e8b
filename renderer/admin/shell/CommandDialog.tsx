import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { navigate } from 'vike/client/router';
import { limits } from '../../../src/contract/limits.js';
import { useAccount } from '../../account/use-account.js';
import { activeAfter, none } from '../../search/suggest/active-option.js';
import { Picture } from '../../photos/Picture.js';
import { useDebounced } from '../../ui/use-debounced.js';
import { useModal } from '../../ui/use-modal.js';
import { useAdminText } from '../use-admin-text.js';
import { AdminIcon } from './admin-icons.js';
import { type Command, type CommandGroup, findPages, findRecords } from './find-commands.js';

/** A record card is more often meant than one of its photos. */
const groupOrder = ['pages', 'entities', 'photos'] as const satisfies readonly CommandGroup[];

/** Goes to any page, photo or entity: a combobox with a list (ARIA Authoring Practices) in a dialog. */
export function CommandDialog({ onClose }: { onClose(): void }) {
  const { t } = useAdminText();
  const id = useId();
  const modal = useModal(onClose);
  const [text, setText] = useState('');
  const { groups, isCurrent } = useCommands(text.trim());
  const commands = groupOrder.flatMap((group) => groups[group]);
  const [chosen, setChosen] = useState({ of: text, index: 0 });
  // A choice holds for the words among whose results it was made; else the first is active, so that Enter opens it.
  const active = chosen.of === text ? chosen.index : 0;
  const activeCommand = commands[active];
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const open = ({ path }: Command) => {
    onClose();
    void navigate(path);
  };
  const handleKey = (press: KeyboardEvent) => {
    if (press.nativeEvent.isComposing) return;
    const next = activeAfter(press.key, active, commands.length);
    if (next !== null) setChosen({ of: text, index: next });
    else if (press.key === 'Enter' && activeCommand) open(activeCommand);
    // Browsers empty a search field at first, and close its dialog at the second press only.
    else if (press.key === 'Escape') onClose();
    else return;
    press.preventDefault();
  };
  return (
    <dialog {...modal} className="command-dialog" aria-label={t('shell.goTo')} onPointerDown={closeBeside(onClose)}>
      <input
        type="search"
        role="combobox"
        aria-label={t('shell.goTo')}
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeCommand && active !== none ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.searchText.max}
        placeholder={t('shell.goToHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKey}
      />
      <div role="listbox" id={`${id}-list`} aria-label={t('shell.goTo')}>
        {groupOrder.map(
          (group) =>
            groups[group].length > 0 && (
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <p id={`${id}-${group}`} className="eyebrow">
                  {t(`shell.found.${group}`)}
                </p>
                {groups[group].map((command) => {
                  const index = commands.indexOf(command);
                  return (
                    <a
                      key={command.path}
                      id={`${id}-${index}`}
                      href={command.path}
                      role="option"
                      aria-selected={index === active}
                      tabIndex={-1}
                      onPointerMove={() => index === active || setChosen({ of: text, index })}
                      onClick={(press) => press.ctrlKey || press.metaKey || press.shiftKey || onClose()}
                    >
                      <CommandSign {...command} />
                      <span className="min-w-0 grow truncate">{command.name}</span>
                      {command.note && <span className="text-mute tabular-nums">{command.note}</span>}
                    </a>
                  );
                })}
              </div>
            ),
        )}
      </div>
      <p role="status" className={commands.length > 0 ? 'sr-only' : 'p-5 text-mute'}>
        {isCurrent && t('shell.foundCount', { count: commands.length })}
      </p>
    </dialog>
  );
}

function CommandSign({ image, icon }: Command) {
  if (image === undefined) return <AdminIcon page={icon} />;
  return (
    <span className="command-picture">
      {image ? <Picture image={image} alt="" sizes="48px" /> : <AdminIcon page={icon} />}
    </span>
  );
}

/** Until the answer for the latest words is there, the records found before stay, so that the list does not flicker. */
function useCommands(text: string): { groups: Record<CommandGroup, Command[]>; isCurrent: boolean } {
  const { t, language } = useAdminText();
  const role = useAccount()?.role ?? null;
  const words = useDebounced(text, limits.suggestions.debounceMs);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['commands', language, words],
    queryFn: () => findRecords({ words, role, language }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const records = text !== '' && data ? data : { photos: [], entities: [] };
  const pages = findPages({ words: text, role, language }, t);
  return { groups: { pages, ...records }, isCurrent: words === text && data !== undefined && !isPlaceholderData };
}

/** A press on the backdrop has the dialog itself as its target. */
const closeBeside =
  (onClose: () => void) =>
  ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) => {
    if (target === currentTarget) onClose();
  };
