import { useState } from 'react';
import { mapLimits } from '../../../src/contract/map-limits.js';
import type { EditedSettings, MapOverlay } from '../../../src/contract/settings.js';
import { moved } from '../../../renderer/admin/order/moved.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { RecordForm } from '../../../renderer/admin/records/RecordForm.js';
import { SectionInputs } from '../../../renderer/admin/settings/SectionInputs.js';
import { SettingsConflictDialog } from '../../../renderer/admin/settings/SettingsConflictDialog.js';
import { useSettingsVersions } from '../../../renderer/admin/settings/use-settings-versions.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { useLatest } from '../../../renderer/ui/use-latest.js';
import { mapSettingsOf, mapSettingsValues } from './map-settings-form.js';
import { OverlayFields } from './OverlayFields.js';
import { TilesFields } from './TilesFields.js';

/** A historical map in the form; `overlay` is null for a new one. The key stays when it is moved. */
interface Item {
  key: number;
  overlay: MapOverlay | null;
}

/** The form of the base map: attribution of the plan, tiles, historical maps. It sends only what was changed. */
export function MapSettings({ settings }: { settings: EditedSettings }) {
  const versions = useSettingsVersions(settings);
  return (
    <>
      <Fields key={versions.revision} versions={versions} />
      <SettingsConflictDialog versions={versions} />
    </>
  );
}

function Fields({ versions }: { versions: ReturnType<typeof useSettingsVersions> }) {
  const { t } = useAdminText();
  const { shown: settings, isMerged } = versions;
  const [items, setItems] = useState<Item[]>(() => settings.mapOverlays.map((overlay, key) => ({ key, overlay })));
  const [nextKey, setNextKey] = useState(items.length);
  const [savedOrder, setSavedOrder] = useState(() => orderOf(items));
  const values = mapSettingsValues(settings);

  const overlays = useLatest(items.length);
  const save = async (_: FormData, form: HTMLFormElement) => {
    const stored = await versions.save(() => mapSettingsOf(new FormData(form), overlays.current));
    setSavedOrder(orderOf(items));
    return mapSettingsValues(stored);
  };
  const handleAdd = () => {
    setItems([...items, { key: nextKey, overlay: null }]);
    setNextKey(nextKey + 1);
  };

  return (
    <RecordForm save={save} isChanged={isMerged || orderOf(items) !== savedOrder}>
      {(errorOf) => (
        <>
          <FieldGroup id="plan" title={t('map.planAttribution')} hint={t('map.planAttributionHint')}>
            <SectionInputs section="plan" values={values} errorOf={errorOf} />
          </FieldGroup>
          <FieldGroup id="tiles" title={t('map.tiles')} hint={t('map.tilesHint')}>
            <TilesFields values={values} errorOf={errorOf} />
          </FieldGroup>
          <FieldGroup id="overlays" title={t('map.overlays')} hint={t('map.overlaysHint')}>
            {items.map(({ key, overlay }, index) => (
              <OverlayFields
                key={key}
                overlay={overlay}
                index={index}
                errorOf={errorOf}
                onMoveUp={index > 0 ? () => setItems(moved(items, index, index - 1)) : null}
                onRemove={() => setItems(items.toSpliced(index, 1))}
              />
            ))}
            {items.length < mapLimits.overlays && (
              <button type="button" className="btn btn-outline justify-self-start" onClick={handleAdd}>
                {t('map.addOverlay')}
              </button>
            )}
          </FieldGroup>
        </>
      )}
    </RecordForm>
  );
}

const orderOf = (items: Item[]): string => items.map(({ key }) => key).join();
