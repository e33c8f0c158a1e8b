import { lazy } from 'react';
import { useData } from 'vike-react/useData';
import { ForEditors } from '../../../renderer/layout/ForEditors.js';
import type { Data } from './+data.shared.js';
import { PhotoDataSheet } from './PhotoDataSheet.js';
import { PhotoDownload } from './PhotoDownload.js';
import { PhotoMap } from './PhotoMap.js';
import { PhotoRights } from './PhotoRights.js';
import { PhotoShare } from './PhotoShare.js';
import { PhotoStage } from './PhotoStage.js';
import { PhotoTags } from './PhotoTags.js';
import { SuggestCorrection } from './SuggestCorrection.js';
import { SamePlace } from './SamePlace.js';

const PhotoControls = lazy(async () => ({ default: (await import('./admin/PhotoControls.js')).PhotoControls }));

export default function Page() {
  const { photo, annotations, samePlace, neighbours, strip } = useData<Data>();
  return (
    <>
      <article>
        <PhotoStage photo={photo} annotations={annotations} neighbours={neighbours} strip={strip} />
        <div className="wrap grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[1fr_22rem] lg:py-16 print:block print:py-4">
          <div className="grid min-w-0 content-start gap-10 print:block">
            <ForEditors>
              <div className="flex flex-wrap gap-3 print:hidden">
                <PhotoControls photo={photo} />
              </div>
            </ForEditors>
            <PhotoTags tags={photo.tags ?? []} />
            <div className="grid gap-x-16 gap-y-10 sm:grid-cols-2 print:mt-6 print:block">
              <SuggestCorrection photo={photo} />
              <PhotoShare photo={photo} />
            </div>
          </div>
          <aside className="grid content-start gap-10 max-lg:row-start-1 print:mt-6 print:gap-5">
            <PhotoDataSheet photo={photo} />
            <PhotoDownload photo={photo} />
            <PhotoRights photo={photo} />
          </aside>
        </div>
      </article>
      <PhotoMap photo={photo} />
      <SamePlace photos={samePlace} place={photo.entities?.[0]} />
    </>
  );
}
