import { useState } from 'react';
import type { Photo } from '../../../src/contract/photo.js';
import type { SiteSettings } from '../../../src/contract/settings.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { changeSettings } from '../../../renderer/admin/change-settings.js';
import { RecordForm } from '../../../renderer/admin/records/RecordForm.js';
import { HomeFields } from './HomeFields.js';
import { LinkFields } from './LinkFields.js';
import { MapViewFields } from './MapViewFields.js';
import { OperatorFields } from './OperatorFields.js';
import { type PeriodItem, PeriodFields } from './PeriodFields.js';
import { changedSettings, settingsOf, settingsValues } from './settings-form.js';
import { SiteFields } from './SiteFields.js';
import { VideoFields } from './VideoFields.js';

interface SettingsFormProps {
  settings: SiteSettings;
  /** The photos that the settings name and that are public. */
  photos: Photo[];
}

/** All settings in one form. It sends only what was changed. */
export function SettingsForm({ settings, photos }: SettingsFormProps) {
  const [stored, setStored] = useState(settings);
  const [periods, setPeriods] = useState<PeriodItem[]>(() => itemsOf(settings));
  const [heroPhotoId, setHeroPhotoId] = useState(settings.heroPhotoId);
  const [featuredPhotoIds, setFeaturedPhotoIds] = useState(settings.featuredPhotoIds);
  const values = settingsValues(settings);
  const isChanged =
    heroPhotoId !== stored.heroPhotoId ||
    featuredPhotoIds.join() !== stored.featuredPhotoIds.join() ||
    periods.length !== stored.periods.length;

  const save = async (form: FormData) => {
    const fields = settingsOf(form, { periods: periods.length, heroPhotoId, featuredPhotoIds });
    const changed = await changeSettings(() => adminApi.adminSettings.change(changedSettings(fields, stored)));
    setStored(changed);
    return settingsValues(changed);
  };

  return (
    <RecordForm save={save} isChanged={isChanged}>
      {(errorOf) => (
        <>
          <SiteFields values={values} errorOf={errorOf} />
          <HomeFields
            values={values}
            errorOf={errorOf}
            photos={photos}
            heroPhotoId={heroPhotoId}
            onHero={setHeroPhotoId}
            featuredPhotoIds={featuredPhotoIds}
            onFeatured={setFeaturedPhotoIds}
          />
          <VideoFields values={values} errorOf={errorOf} />
          <LinkFields values={values} errorOf={errorOf} />
          <MapViewFields values={values} errorOf={errorOf} />
          <PeriodFields items={periods} errorOf={errorOf} onChange={setPeriods} />
          <OperatorFields values={values} errorOf={errorOf} />
        </>
      )}
    </RecordForm>
  );
}

const itemsOf = ({ periods }: SiteSettings): PeriodItem[] => periods.map((period, key) => ({ key, period }));
