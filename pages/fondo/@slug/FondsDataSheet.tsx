import type { FondsDetail } from '../../../src/contract/fonds.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { DataSheet, type DataSheetRow } from '../../../renderer/ui/DataSheet.js';

/** What is known of it, in the words of the archive. */
export function FondsDataSheet({ fonds }: { fonds: FondsDetail }) {
  const { t, language } = useText();
  const { creator, holdingInstitution, referenceCode } = fonds;
  const translated = (name: 'dateText' | 'extent'): DataSheetRow => [
    t(`fonds.fields.${name}`),
    localized(fonds, name, language),
    fallbackLang(fonds, name, language),
  ];
  return (
    <DataSheet
      rows={[
        translated('dateText'),
        translated('extent'),
        [t('fonds.fields.creator'), creator],
        [t('fonds.fields.holdingInstitution'), holdingInstitution],
        [t('fonds.fields.referenceCode'), referenceCode],
      ]}
    />
  );
}
