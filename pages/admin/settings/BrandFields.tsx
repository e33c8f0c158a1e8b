import type { BrandImage } from '../../../src/contract/brand.js';
import type { Accent } from '../../../src/contract/colour/accent.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { CheckField } from '../../../renderer/forms/CheckField.js';
import { AccentFields } from './AccentFields.js';
import { BrandImageField } from './BrandImageField.js';
import type { BrandImages } from './settings-form.js';
import type { SectionProps } from './SettingField.js';

interface BrandFieldsProps extends SectionProps {
  images: BrandImages;
  /** What is published. */
  stored: BrandImages;
  onImages(images: BrandImages): void;
  accent: Accent;
  onAccent(accent: Accent): void;
}

/** Logo, icon and colours. What is uploaded is published with the other settings. */
export function BrandFields({ images, stored, onImages, accent, onAccent, values, errorOf }: BrandFieldsProps) {
  const { t } = useAdminText();
  const { light, dark, icon } = images;
  // The logo of the dark theme takes the place of another one.
  const setLight = (image: BrandImage | null) => onImages({ ...images, light: image, dark: image && dark });
  return (
    <FieldGroup id="brand" title={t('settings.brand.title')} hint={t('settings.brand.hint')}>
      <p className="max-w-2xl text-xs text-mute">{t('settings.brand.files')}</p>
      <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <BrandImageField
          kind="light"
          image={light}
          stored={stored.light}
          shown={light}
          error={errorOf('logo.light')}
          onChange={setLight}
        />
        {light && (
          <BrandImageField
            kind="dark"
            image={dark}
            stored={stored.dark}
            shown={dark ?? light}
            error={errorOf('logo.dark')}
            onChange={(image) => onImages({ ...images, dark: image })}
          />
        )}
        <BrandImageField
          kind="icon"
          image={icon}
          stored={stored.icon}
          shown={icon ?? light}
          error={errorOf('icon')}
          onChange={(image) => onImages({ ...images, icon: image })}
        />
      </div>
      {light && (
        <div>
          <CheckField name="logo.carriesName" defaultChecked={values['logo.carriesName'] === 'true'}>
            {t('settings.brand.carriesName')}
          </CheckField>
          <p className="text-xs text-mute">{t('settings.brand.carriesNameHint')}</p>
        </div>
      )}
      <AccentFields accent={accent} onChange={onAccent} errorOf={errorOf} />
    </FieldGroup>
  );
}
