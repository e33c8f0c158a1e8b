import { limits } from '../../../src/contract/limits.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { type SectionProps, SettingField } from './SettingField.js';

/** The presentation video of the home page. */
export function VideoFields(props: SectionProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="video" title={t('settings.video.title')} hint={t('settings.video.hint')}>
      <div className="grid gap-5 md:grid-cols-2">
        <SettingField
          {...props}
          name="video.fileUrl"
          label={t('settings.video.file')}
          hint={t('settings.video.fileHint')}
          placeholder="/uploads/…/video.webm"
          maxLength={limits.text.line}
        />
        <SettingField
          {...props}
          name="video.externalId"
          label={t('settings.video.external')}
          hint={t('settings.video.externalHint')}
          placeholder="https://www.youtube.com/watch?v=…"
        />
        <SettingField
          {...props}
          name="video.thumbnailUrl"
          label={t('settings.video.poster')}
          hint={t('settings.video.posterHint')}
          placeholder="/uploads/…/video.webp"
          maxLength={limits.text.line}
        />
      </div>
    </FieldGroup>
  );
}
