import { lazy, useState } from 'react';
import type { EntityDetail } from '../../../src/contract/entity.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import type { CardType } from '../../../renderer/entities/card-type.js';
import { formerName } from '../../../renderer/entities/entity-texts.js';
import { entityTrail } from '../../../renderer/entities/entity-trail.js';
import { BookmarkButton } from '../../../renderer/entities/BookmarkButton.js';
import { EntityCover } from '../../../renderer/entities/EntityCover.js';
import { FormerName } from '../../../renderer/entities/FormerName.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { ForAdministrators } from '../../../renderer/layout/ForAdministrators.js';
import { Breadcrumb } from '../../../renderer/ui/Breadcrumb.js';

const EntityControls = lazy(async () => ({ default: (await import('./admin/EntityControls.js')).EntityControls }));

interface EntityHeroProps {
  entity: EntityDetail;
  type: CardType | undefined;
}

/** The cover, as wide as the window, with breadcrumb and name on solid labels: they stay readable on any image. */
export function EntityHero({ entity, type }: EntityHeroProps) {
  const { t, language } = useText();
  const name = localized(entity, 'name', language);
  const [preview, setPreview] = useState<number | null>(null);
  const shown = preview === null ? entity : { ...entity, coverPhotoPosition: preview };
  return (
    <header>
      <div
        className={`relative overflow-hidden bg-mount print:h-[80mm] ${entity.hasCover ? 'h-[clamp(17rem,58svh,42rem)]' : 'h-72'}`}
      >
        <EntityCover entity={shown} type={type} sizes="(max-width: 48rem) 170vw, 100vw" eager />
        <div className="absolute inset-x-0 top-0">
          <div className="wrap flex pt-4">
            <Breadcrumb
              trail={entityTrail(entity, { type, language, t })}
              className="-ml-3 bg-bg/94 px-3 py-1.5 [&_a]:text-ink [&_span[aria-hidden]]:text-ink"
            />
          </div>
        </div>
      </div>
      <div className="wrap">
        <div className="relative -mt-10 -ml-5 flex w-fit max-w-[min(60rem,100%+1.25rem)] flex-wrap items-end gap-x-8 gap-y-5 bg-bg pt-6 pr-6 pl-5 sm:-mt-20 sm:-ml-8 sm:pt-9 sm:pr-10 sm:pl-8 print:m-0 print:p-0 print:pt-4">
          <div className="min-w-0">
            <h1 lang={fallbackLang(entity, 'name', language)} className="text-3xl sm:text-4xl lg:text-[3.5rem]">
              {name}
              {entity.constructionYear !== null && (
                <span className="text-[0.62em] whitespace-nowrap text-mute"> ({entity.constructionYear})</span>
              )}
            </h1>
            <FormerName
              entity={{ name, formerName: formerName(entity, language), stillExists: entity.stillExists }}
              className="mt-3 font-serif text-lg text-mute italic sm:text-xl"
            />
          </div>
        </div>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <BookmarkButton entity={entity} name={name} isLabelled />
          <ForAdministrators>
            <EntityControls entity={entity} onPreview={setPreview} />
          </ForAdministrators>
        </div>
      </div>
    </header>
  );
}
