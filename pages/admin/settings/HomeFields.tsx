import { limits } from '../../../src/contract/limits.js';
import type { Photo } from '../../../src/contract/photo.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { SectionInputs } from '../../../renderer/admin/settings/SectionInputs.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { PhotoPicker } from './PhotoPicker.js';
import type { SectionProps } from './SettingField.js';

interface HomeFieldsProps extends SectionProps {
  photos: Photo[];
  heroPhotoId: number | null;
  onHero(id: number | null): void;
  featuredPhotoIds: number[];
  onFeatured(ids: number[]): void;
}

/** Texts and photographs of the home page. */
export function HomeFields({ photos, heroPhotoId, onHero, featuredPhotoIds, onFeatured, ...props }: HomeFieldsProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="home" title={t('settings.home.title')} hint={t('settings.home.hint')}>
      <SectionInputs section="home" {...props} />
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
        <PhotoPicker
          name="heroPhotoId"
          label={t('settings.home.hero')}
          hint={t('settings.home.heroHint')}
          known={photos}
          ids={heroPhotoId === null ? [] : [heroPhotoId]}
          max={1}
          error={props.errorOf('heroPhotoId')}
          onChange={([id = null]) => onHero(id)}
        />
        <PhotoPicker
          name="featuredPhotoIds"
          label={t('settings.home.featured')}
          hint={t('settings.home.featuredHint', { count: limits.home.photos })}
          known={photos}
          ids={featuredPhotoIds}
          max={limits.home.photos}
          error={props.errorOf('featuredPhotoIds')}
          onChange={onFeatured}
        />
      </div>
    </FieldGroup>
  );
}
