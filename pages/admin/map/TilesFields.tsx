import type { RecordValues } from '../../../renderer/admin/records/record-values.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { TextField } from '../../../renderer/forms/TextField.js';

interface TilesFieldsProps {
  values: RecordValues;
  errorOf(field: string): string | undefined;
}

/** The tiles of the map; all empty for none. */
export function TilesFields({ values, errorOf }: TilesFieldsProps) {
  const { t } = useAdminText();
  const field = (name: string) => ({
    name: `mapTiles.${name}`,
    defaultValue: values[`mapTiles.${name}`],
    error: errorOf(`mapTiles.${name}`),
  });
  return (
    <>
      <TextField {...field('url')} label={t('map.tileAddress')} placeholder="/tiles/{z}/{x}/{y}.webp" />
      <div className="grid gap-5 md:grid-cols-[1fr_1fr_8rem]">
        <TextField {...field('attribution')} label={t('map.attribution')} />
        <TextField {...field('attributionUrl')} label={t('map.attributionUrl')} type="url" />
        <TextField {...field('maxZoom')} label={t('map.maxZoom')} inputMode="numeric" />
      </div>
    </>
  );
}
