import { Fragment, type ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { type OtherDateKind, otherDateKinds } from '../../../src/contract/dates/other-date.js';
import { isAllInYears } from '../../../src/contract/dates/years-of-date.js';
import type { FondsName } from '../../../src/contract/fonds.js';
import { licenceUrl, type OwnLicence } from '../../../src/contract/licences.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { langIn, type MetadataField, namesAbout, textIn } from '../../../src/contract/metadata/field.js';
import { photoMetadata } from '../../../src/contract/metadata/photo.js';
import { fondsPath } from '../../../src/contract/paths.js';
import type { Photo } from '../../../src/contract/photo.js';
import { datedSpan } from '../../../src/contract/year.js';
import { DateTime } from '../../../renderer/i18n/DateTime.js';
import { formatDate, formatPosition } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { fullDate } from '../../../renderer/photos/written-date.js';
import { DataSheet, type DataSheetRow } from '../../../renderer/ui/DataSheet.js';
import { Disclosure } from '../../../renderer/ui/Disclosure.js';
import { bearingText, sizeRow } from './data-rows.js';

const rights = namesAbout(photoMetadata, 'rights');
const object = namesAbout(photoMetadata, 'object');

/** What is known of the photograph; the object that it is and its scan are folded. */
export function PhotoDataSheet({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { image, lat, lng, fonds = [] } = photo;
  const dateText = localized(photo, 'dateText', language);
  const notes = localized(photo, 'notes', language);
  const metadataRows = (names: (typeof rights | typeof object)[number][]) =>
    names.map((name): DataSheetRow => [
      t(`photo.fields.${name}`),
      shown(photoMetadata[name], textIn(photo, name, language), site.ownLicences),
      langIn(photo, name, { field: photoMetadata[name], language }),
    ]);
  return (
    <section aria-labelledby="data-sheet">
      <h2 id="data-sheet" className="mb-4 text-2xl">
        {t('photo.dataSheet')}
      </h2>
      <DataSheet
        rows={[
          [
            t(photo.edtf && !isAllInYears(photo.edtf) ? 'photo.date' : 'photo.fields.year'),
            dateText && !datedSpan(photo) ? null : <FullDate photo={photo} />,
          ],
          [
            t('photo.fields.dateText'),
            dateText && saysNoMore(dateText, fullDate(photo, language, t)) ? null : dateText,
            fallbackLang(photo, 'dateText', language),
          ],
          [t('photo.fields.dateSource'), photo.dateSource],
          ...otherDateKinds.map((kind): DataSheetRow => [t(`photo.dateKinds.${kind}`), otherDates(photo, kind)]),
          ...metadataRows(rights),
          [t('fonds.partOf'), fonds.length > 0 && <FondsOfPhoto line={fonds} />],
          [t('photo.contributor'), photo.contributor],
          [t('photo.fields.notes'), notes && <Paragraphs text={notes} />, fallbackLang(photo, 'notes', language)],
        ]}
      />
      <Disclosure label={t('photo.otherData')}>
        <DataSheet
          rows={[
            ...metadataRows(object),
            sizeRow(image, { t, language }),
            [
              t('photo.coordinates'),
              lat === null || lng === null ? null : formatPosition({ lat, lng }, { t, language }),
            ],
            [t('photo.fields.bearing'), bearingText(photo, t)],
            [t('photo.added'), formatDate(photo.createdAt, language, site.timeZone)],
          ]}
        />
      </Disclosure>
    </section>
  );
}

/** What it is part of, the highest first. */
function FondsOfPhoto({ line }: { line: readonly FondsName[] }) {
  const { language } = useText();
  return line.map((fonds, place) => (
    <Fragment key={fonds.id}>
      {place > 0 && ' › '}
      <Link to={fondsPath(fonds.slug)} className="link touch" lang={fallbackLang(fonds, 'title', language)}>
        {localized(fonds, 'title', language)}
      </Link>
    </Fragment>
  ));
}

/** The further dates of a kind, as they were written. */
function otherDates({ otherDates: all = [] }: Photo, kind: OtherDateKind): ReactNode {
  const dates = all.filter((date) => date.kind === kind);
  if (dates.length === 0) return null;
  return dates.map((date, place) => (
    <Fragment key={place}>
      {place > 0 && '; '}
      <DateTime date={date}>{date.dateText}</DateTime>
    </Fragment>
  ));
}

/** Whether the words are those of the page's own, but for an article. */
const saysNoMore = (written: string, read: string): boolean =>
  written.toLowerCase().endsWith(read.toLowerCase()) && written.length - read.length <= 5;

/** With a mark where somebody has verified it. */
function FullDate({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  return (
    <>
      <DateTime date={photo}>{fullDate(photo, language, t)}</DateTime>
      {photo.dateVerified && (
        <span className="block text-sm text-mute">
          {photo.dateVerifiedBy ? t('photo.dateVerifiedBy', { name: photo.dateVerifiedBy }) : t('photo.dateVerified')}
        </span>
      )}
    </>
  );
}

const Paragraphs = ({ text }: { text: string }) => <span className="whitespace-pre-line">{text}</span>;

function shown({ kind }: MetadataField, text: string | null, own: readonly OwnLicence[]): ReactNode {
  const licence = kind === 'licence' ? licenceUrl(text, own) : null;
  if (!licence) return text;
  return (
    <a href={licence} rel="license noopener" className="link touch">
      {text}
    </a>
  );
}
