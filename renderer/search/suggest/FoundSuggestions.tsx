import { useText } from '../../i18n/use-text.js';
import { SuggestionList } from './SuggestionList.js';
import type { SuggestionBox } from './use-suggestion-box.js';
import './suggest.css';

interface FoundSuggestionsProps {
  /** Of the field. */
  id: string;
  box: SuggestionBox;
  /** A suggestion was followed. */
  onOpen(): void;
}

/** The suggestions below a field, with their number for those who do not see them. */
export function FoundSuggestions({ id, box, onOpen }: FoundSuggestionsProps) {
  const { t } = useText();
  return (
    <>
      <p role="status" className="sr-only">
        {box.isCurrent && t('search.suggest.count', { count: box.count })}
      </p>
      {box.groups && box.isOpen && (
        <SuggestionList id={id} groups={box.groups} active={box.active} onPoint={box.makeActive} onOpen={onOpen} />
      )}
    </>
  );
}
