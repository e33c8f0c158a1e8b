import { useData } from 'vike-react/useData';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import type { Data } from './+data.shared.js';
import { PhotoDataSheet } from './PhotoDataSheet.js';
import { PhotoDownload } from './PhotoDownload.js';
import { PhotoMap } from './PhotoMap.js';
import { PhotoMount } from './PhotoMount.js';
import { PhotoRights } from './PhotoRights.js';
import { PhotoShare } from './PhotoShare.js';
import { PhotoTags } from './PhotoTags.js';
import { ReadMore } from './ReadMore.js';
import { SuggestCorrection } from './SuggestCorrection.js';
import { SamePlace } from './SamePlace.js';

export default function Page() {
  const { language } = useText();
  const { photo, annotations, samePlace, neighbours } = useData<Data>();
  const description = localized(photo, 'description', language);
  return (
    <>
      <article>
        <PhotoMount photo={photo} annotations={annotations} neighbours={neighbours} />
        <div className="wrap grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:py-16 print:block print:py-4">
          <div className="min-w-0">
            {description && (
              <ReadMore key={photo.id} text={description} lang={fallbackLang(photo, 'description', language)} />
            )}
            <PhotoTags tags={photo.tags ?? []} />
          </div>
          <aside className="grid content-start gap-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:mt-6 print:gap-5">
            <PhotoDataSheet photo={photo} />
            <PhotoDownload photo={photo} />
            <PhotoRights photo={photo} />
          </aside>
          <div className="grid content-start gap-x-16 gap-y-10 sm:grid-cols-2 print:mt-6 print:block">
            <SuggestCorrection photo={photo} />
            <PhotoShare photo={photo} />
          </div>
        </div>
      </article>
      <PhotoMap photo={photo} />
      <SamePlace photos={samePlace} place={photo.entities?.[0]} />
    </>
  );
}
