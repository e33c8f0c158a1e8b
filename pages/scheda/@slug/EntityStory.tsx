import type { EntityDetail } from '../../../src/contract/entity.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { EntitySources } from './EntitySources.js';

/** The story of an entity: rich text, sanitised by the server. */
export function EntityStory({ entity }: { entity: EntityDetail }) {
  const { t, language } = useText();
  const story = localized(entity, 'description', language);
  return (
    <section aria-labelledby="story" className="min-w-0 lg:col-start-1 lg:row-start-1 print:mt-6">
      <h2 id="story" className="sr-only">
        {t('entity.story')}
      </h2>
      {story ? (
        <div
          lang={fallbackLang(entity, 'description', language)}
          className="prose lg:text-lg"
          dangerouslySetInnerHTML={{ __html: story }}
        />
      ) : (
        <p className="text-mute">{t('entity.noStory')}</p>
      )}
      <EntitySources sources={entity.sources} />
    </section>
  );
}
