import type { AudioGuide } from '../../../src/contract/audio.js';
import type { EntityDetail } from '../../../src/contract/entity.js';
import { localized } from '../../../src/contract/localized.js';
import { AudioPlayer } from '../../../renderer/audio/AudioPlayer.js';
import { Transcript } from '../../../renderer/audio/Transcript.js';
import { useGuide } from '../../../renderer/audio/use-guide.js';
import { guideOf, transcriptOf } from '../../../src/contract/entity-guide.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

/** The audio guide of an entity, where there is one in the page's language. */
export function EntityAudio({ entity }: { entity: EntityDetail }) {
  const { language } = useText();
  const guide = guideOf(entity, language);
  return guide && <Listen entity={entity} guide={guide} />;
}

function Listen({ entity, guide }: { entity: EntityDetail; guide: AudioGuide }) {
  const { t, language } = useText();
  const { slug, coverPhoto } = entity;
  const title = localized(entity, 'name', language);
  const { player, bars } = useGuide({ slug, title, coverPhoto }, guide);
  return (
    <section
      id="ascolta"
      aria-labelledby="listen"
      className="cover-audio border border-line bg-surface p-5 print:hidden"
    >
      <h2 id="listen" className="mb-3 flex items-center gap-3 text-xl">
        <Icon name="headphones" size={22} className="text-brand" />
        {t('audio.listen')}
      </h2>
      <AudioPlayer player={player} bars={bars} />
      <Transcript text={transcriptOf(entity, language)} />
    </section>
  );
}
