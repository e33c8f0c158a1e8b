import { useState } from 'react';
import type { Photo } from '../../../src/contract/photo.js';
import type { EditedSettings, SiteSettings } from '../../../src/contract/settings.js';
import { RecordForm } from '../../../renderer/admin/records/RecordForm.js';
import { SettingsConflictDialog } from '../../../renderer/admin/settings/SettingsConflictDialog.js';
import { areSame } from '../../../renderer/admin/settings/changed-settings.js';
import { useSettingsVersions } from '../../../renderer/admin/settings/use-settings-versions.js';
import { useLatest } from '../../../renderer/ui/use-latest.js';
import { BrandFields } from './BrandFields.js';
import { DateFields } from './DateFields.js';
import { HomeFields } from './HomeFields.js';
import { LicenceFields } from './LicenceFields.js';
import { LinkFields } from './LinkFields.js';
import { MapViewFields } from './MapViewFields.js';
import { OperatorFields } from './OperatorFields.js';
import { type PairItem, pairItemsOf } from './PairFields.js';
import { type PeriodItem, PeriodFields } from './PeriodFields.js';
import { PublicWidthFields, type PublicWidthItem } from './PublicWidthFields.js';
import { brandImages, datePair, settingsOf, settingsValues } from './settings-form.js';
import { ShareFields } from './ShareFields.js';
import { SiteFields } from './SiteFields.js';
import { VideoFields } from './VideoFields.js';

interface SettingsFormProps {
  settings: EditedSettings;
  /** The photos that the settings name and that are public. */
  photos: Photo[];
}

/** All settings in one form. It sends only what was changed. */
export function SettingsForm({ settings, photos }: SettingsFormProps) {
  const versions = useSettingsVersions(settings);
  return (
    <>
      <Fields key={versions.revision} versions={versions} photos={photos} />
      <SettingsConflictDialog versions={versions} />
    </>
  );
}

interface FieldsProps {
  versions: ReturnType<typeof useSettingsVersions>;
  photos: Photo[];
}

function Fields({ versions: { stored, shown: settings, isMerged, save: saveSettings }, photos }: FieldsProps) {
  const [periods, setPeriods] = useState<PeriodItem[]>(() => itemsOf(settings));
  const [datePeriods, setDatePeriods] = useState<PairItem[]>(() => pairItemsOf(settings.datePeriods.map(datePair)));
  const [widths, setWidths] = useState<PublicWidthItem[]>(() => widthItemsOf(settings));
  const [licences, setLicences] = useState<PairItem[]>(() => pairItemsOf(settings.ownLicences));
  const [targets, setTargets] = useState<PairItem[]>(() => pairItemsOf(settings.ownShareTargets));
  const [heroPhotoId, setHeroPhotoId] = useState(settings.heroPhotoId);
  const [featuredPhotoIds, setFeaturedPhotoIds] = useState(settings.featuredPhotoIds);
  const [brand, setBrand] = useState(() => brandImages(settings));
  const [accent, setAccent] = useState(settings.accent);
  const values = settingsValues(settings);
  const isChanged =
    isMerged ||
    !areSame(brand, brandImages(stored)) ||
    !areSame(accent, stored.accent) ||
    heroPhotoId !== stored.heroPhotoId ||
    featuredPhotoIds.join() !== stored.featuredPhotoIds.join() ||
    periods.length !== stored.periods.length ||
    datePeriods.length !== stored.datePeriods.length ||
    widths.length !== stored.publicWidths.length ||
    licences.length !== stored.ownLicences.length ||
    targets.length !== stored.ownShareTargets.length;

  const chosen = useLatest({
    periods: periods.length,
    datePeriods: datePeriods.length,
    publicWidths: widths.length,
    ownLicences: licences.length,
    ownShareTargets: targets.length,
    heroPhotoId,
    featuredPhotoIds,
    brand,
    accent,
  });
  const save = async (_: FormData, form: HTMLFormElement) =>
    settingsValues(await saveSettings(() => settingsOf(new FormData(form), chosen.current)));

  return (
    <RecordForm save={save} isChanged={isChanged}>
      {(errorOf) => (
        <>
          <SiteFields values={values} errorOf={errorOf} />
          <BrandFields
            values={values}
            errorOf={errorOf}
            images={brand}
            stored={brandImages(stored)}
            onImages={setBrand}
            accent={accent}
            onAccent={setAccent}
          />
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
          <ShareFields values={values} errorOf={errorOf} items={targets} onChange={setTargets} />
          <MapViewFields values={values} errorOf={errorOf} />
          <PeriodFields items={periods} errorOf={errorOf} onChange={setPeriods} />
          <DateFields values={values} errorOf={errorOf} items={datePeriods} onChange={setDatePeriods} />
          <LicenceFields values={values} errorOf={errorOf} items={licences} onChange={setLicences} />
          <PublicWidthFields items={widths} errorOf={errorOf} onChange={setWidths} />
          <OperatorFields values={values} errorOf={errorOf} />
        </>
      )}
    </RecordForm>
  );
}

const itemsOf = ({ periods }: SiteSettings): PeriodItem[] => periods.map((period, key) => ({ key, period }));

const widthItemsOf = ({ publicWidths }: SiteSettings): PublicWidthItem[] =>
  publicWidths.map((limit, key) => ({ key, limit }));
