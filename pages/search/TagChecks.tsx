import { useText } from '../../renderer/i18n/use-text.js';
import { hasOtherTags, type OfferedTag } from '../../renderer/photos/offered-tags.js';
import { Disclosure } from '../../renderer/ui/Disclosure.js';

interface TagChecksProps {
  tags: OfferedTag[];
  chosen: number[];
}

/** Tags as checkboxes: photos must have each of those that are chosen. */
export function TagChecks({ tags, chosen }: TagChecksProps) {
  const { t } = useText();
  if (tags.length === 0) return null;
  return (
    <div className="tag-checks">
      <Disclosure label={t('search.tags')}>
        <fieldset>
          <legend className="text-xs text-mute">{t('search.tagsHint')}</legend>
          {hasOtherTags(tags) && <p className="text-xs text-mute">{t('archive.otherTags')}</p>}
          <div className="mt-2 flex flex-wrap gap-2">
            {tags.map(({ id, name }) => (
              <label key={id} className="chip">
                <input
                  type="checkbox"
                  name="tags"
                  value={id}
                  defaultChecked={chosen.includes(id)}
                  className="sr-only"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      </Disclosure>
    </div>
  );
}
