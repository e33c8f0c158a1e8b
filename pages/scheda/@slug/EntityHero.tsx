import { lazy, type ReactNode, useState } from 'react';
import type { EntityDetail } from '../../../src/contract/entity.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { stripMarkup } from '../../../src/contract/text.js';
import type { CardType } from '../../../renderer/entities/card-type.js';
import { formerName } from '../../../renderer/entities/entity-texts.js';
import { entityTrail } from '../../../renderer/entities/entity-trail.js';
import { BookmarkButton } from '../../../renderer/entities/BookmarkButton.js';
import { FormerName } from '../../../renderer/entities/FormerName.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { ForEditors } from '../../../renderer/layout/ForEditors.js';
import { Breadcrumb } from '../../../renderer/ui/Breadcrumb.js';
import { EntityAudio } from './EntityAudio.js';
import { isNarrow, isShownWhole, printStyle, wideStyle } from './cover-size.js';
import { PrintCover, WideCover } from './HeroCover.js';

const EntityControls = lazy(async () => ({ default: (await import('./admin/EntityControls.js')).EntityControls }));

interface EntityHeroProps {
  entity: EntityDetail;
  type: CardType | undefined;
}

/**
 * The cover, the way here, the name and the audio guide. A landscape photo with pixels enough is as wide as the window, with
 * the words on solid labels: they stay readable on any image; in a window that is much wider than the scan they stand beside
 * it, on a phone below it. Any other photo lies whole beside the name.
 */
export function EntityHero({ entity, type }: EntityHeroProps) {
  const { t, language } = useText();
  const [preview, setPreview] = useState<number | null>(null);
  const trail = entityTrail(entity, { type, language, t });
  const shown = preview === null ? entity : { ...entity, coverPhotoPosition: preview };
  const actions = <Actions entity={entity} onPreview={setPreview} />;
  const audio = <EntityAudio entity={entity} />;
  const photo = entity.coverPhoto?.image;
  if (photo && isShownWhole(photo))
    return (
      <header className="wrap pt-6">
        <Breadcrumb trail={trail} />
        <div className="cover-print" style={printStyle(photo)}>
          <PrintCover image={photo} cropped={preview === null ? null : { entity: shown, type }} />
          <div className="min-w-0">
            <Name entity={entity} />
            {actions}
            {audio}
          </div>
        </div>
      </header>
    );
  return (
    <header className={photo && isNarrow(photo) ? 'cover-beside' : undefined} style={photo && wideStyle(photo)}>
      <WideCover entity={shown} type={type}>
        <Breadcrumb trail={trail} />
      </WideCover>
      <div className="cover-words wrap">
        <div className="cover-name">
          <Name entity={entity} />
        </div>
        {actions}
        {audio}
      </div>
    </header>
  );
}

function Name({ entity }: { entity: EntityDetail }) {
  const { language } = useText();
  const name = localized(entity, 'name', language);
  const lead = stripMarkup(localized(entity, 'excerpt', language) ?? '');
  // Names of events often end with their year.
  const year = name.includes(String(entity.constructionYear)) ? null : entity.constructionYear;
  return (
    <>
      <h1 lang={fallbackLang(entity, 'name', language)} dir="auto" className="text-3xl sm:text-4xl lg:text-[3.5rem]">
        {name}
        {year !== null && <span className="text-[0.62em] whitespace-nowrap text-mute"> ({year})</span>}
      </h1>
      <FormerName
        entity={{ name, formerName: formerName(entity, language), stillExists: entity.stillExists }}
        className="mt-3 font-serif text-lg text-mute italic sm:text-xl"
      />
      {lead && (
        <p lang={fallbackLang(entity, 'excerpt', language)} dir="auto" className="mt-4 max-w-xl text-lg text-mute">
          {lead}
        </p>
      )}
    </>
  );
}

interface ActionsProps {
  entity: EntityDetail;
  /** Previews a position of the cover; null shows the stored one. */
  onPreview(position: number | null): void;
}

function Actions({ entity, onPreview }: ActionsProps): ReactNode {
  const { language } = useText();
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <BookmarkButton entity={entity} name={localized(entity, 'name', language)} isLabelled />
      <ForEditors>
        <EntityControls entity={entity} onPreview={onPreview} />
      </ForEditors>
    </div>
  );
}
