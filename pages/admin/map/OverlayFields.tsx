import { useId, useState } from 'react';
import { limits } from '../../../src/contract/limits.js';
import type { MapOverlay } from '../../../src/contract/settings.js';
import { TranslatedField } from '../../../renderer/admin/records/TranslatedField.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { RadioField } from '../../../renderer/forms/RadioField.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { overlayValues } from './map-settings-form.js';

interface OverlayFieldsProps {
  /** Null for a new one. */
  overlay: MapOverlay | null;
  index: number;
  errorOf(field: string): string | undefined;
  /** Null for the first one. */
  onMoveUp: (() => void) | null;
  onRemove(): void;
}

/** One historical map: what it is, and its tiles or its picture. */
export function OverlayFields({ overlay, index, errorOf, onMoveUp, onRemove }: OverlayFieldsProps) {
  const { t } = useAdminText();
  const prefix = `mapOverlays.${index}`;
  const values = overlayValues(overlay, prefix);
  const id = useId();
  const [source, setSource] = useState<'tiles' | 'picture'>(overlay?.tiles ? 'tiles' : 'picture');
  const field = (name: string) => ({
    name: `${prefix}.${name}`,
    defaultValue: values[`${prefix}.${name}`],
    error: errorOf(`${prefix}.${name}`),
  });
  return (
    <fieldset className="grid min-w-0 gap-5 border border-line p-5">
      <legend className="px-2 font-semibold">{t('map.overlay', { number: index + 1 })}</legend>
      <TranslatedField
        name={`${prefix}.name`}
        label={t('map.name')}
        values={values}
        errorOf={errorOf}
        maxLength={limits.text.name}
        required
      />
      <div className="grid gap-5 md:grid-cols-[8rem_1fr]">
        <TextField {...field('year')} label={t('map.year')} inputMode="numeric" />
        <TextField {...field('code')} label={t('map.code')} hint={t('map.codeHint')} required />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...field('attribution')} label={t('map.attribution')} required />
        <TextField {...field('attributionUrl')} label={t('map.attributionUrl')} type="url" />
      </div>
      {/* The radio buttons keep their name when the map is moved: a name that changes would lose the choice. */}
      <input type="hidden" name={`${prefix}.source`} value={source} />
      <RadioField<'tiles' | 'picture'>
        legend={t('map.source')}
        name={`source${id}`}
        options={[
          { value: 'picture', title: t('map.picture') },
          { value: 'tiles', title: t('map.tiles') },
        ]}
        chosen={source}
        onChoice={setSource}
        className="sm:grid-cols-2"
      />
      {source === 'tiles' ? (
        <div className="grid gap-5 md:grid-cols-[1fr_8rem_8rem]">
          <TextField {...field('tiles.url')} label={t('map.tileAddress')} placeholder="/tiles/{z}/{x}/{y}.webp" />
          <TextField {...field('tiles.minZoom')} label={t('map.minZoom')} inputMode="numeric" />
          <TextField {...field('tiles.maxZoom')} label={t('map.maxZoom')} inputMode="numeric" />
        </div>
      ) : (
        <>
          <TextField {...field('picture.url')} label={t('map.pictureAddress')} hint={t('map.pictureHint')} />
          <div className="grid grid-cols-2 gap-5 md:grid-cols-4">
            {(['west', 'south', 'east', 'north'] as const).map((edge) => (
              <TextField key={edge} {...field(`picture.${edge}`)} label={t(`map.${edge}`)} inputMode="decimal" />
            ))}
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {onMoveUp && (
          <button type="button" className="btn btn-outline" onClick={onMoveUp}>
            {t('map.moveUp')}
          </button>
        )}
        <button type="button" className="btn btn-outline" onClick={onRemove}>
          {t('map.removeOverlay')}
        </button>
      </div>
    </fieldset>
  );
}
