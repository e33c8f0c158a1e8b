import {
  anyDateWords,
  type ContributionKind,
  contributionKind,
  type FieldsOfKind,
  fieldValue,
  type KindFields,
} from '../../contract/contribution.js';
import { type Localized, renameLocalized, untranslated } from '../../contract/localized.js';
import type { ContributionRow, RowOfKind } from '../contribution.row.js';
import type { ContributionRecord } from '../contributions.repository.js';

type Name = Localized<'targetName'>;
type WithPhoto<Row> = Row & Pick<ContributionRecord, 'photo'>;

interface KindPresenter<Row, Fields> {
  /** The fields that the kind has, and the name of the photo. @param isHidden the viewer may not see the photo */
  present(row: WithPhoto<Row>, isHidden: boolean): Fields & Name;
}

/** What is shown of each kind. */
const kindPresenters: { [Kind in ContributionKind]: KindPresenter<RowOfKind[Kind], FieldsOfKind[Kind]> } = {
  correction: {
    present: (row, isHidden) => ({
      ...nameOf(row, isHidden),
      photoId: row.photoId,
      fieldName: row.fieldName,
      language: row.language,
      newValue: row.newValue,
      baseValue: row.baseValue,
      presentValue: isHidden ? row.baseValue : row.photo && fieldValue(row.photo, row),
      dateText: row.photo && !isHidden && row.fieldName === 'year' ? anyDateWords(row.photo) : null,
    }),
  },
  memory: {
    present: (row, isHidden) => ({
      ...nameOf(row, isHidden),
      photoId: row.photoId,
      fieldName: row.fieldName,
      newValue: row.newValue,
      year: row.year,
    }),
  },
  photo: {
    present: (row) => ({
      ...untitled,
      targetName: row.title,
      proposedPhotoId: row.proposedPhotoId,
      title: row.title,
      language: row.language,
      description: row.description,
      year: row.year,
      author: row.author,
      license: row.license,
      lat: row.lat,
      lng: row.lng,
      creditWished: row.creditWished,
    }),
  },
};

/** The name of a contribution and the fields of its kind, null in those of the other kinds. */
export function presentKind(row: WithPhoto<ContributionRow>, isHidden: boolean): KindFields & Name {
  const presenter: KindPresenter<ContributionRow, Partial<KindFields>> = kindPresenters[contributionKind(row)];
  return { ...noFields, ...presenter.present(row, isHidden) };
}

const untitled: Name = { ...untranslated('targetName'), targetName: '' };

const nameOf = ({ photo }: Pick<ContributionRecord, 'photo'>, isHidden: boolean): Name =>
  photo && !isHidden ? { ...renameLocalized(photo, 'title', 'targetName'), targetName: photo.title } : untitled;

const noFields = {
  photoId: null,
  fieldName: null,
  language: null,
  newValue: null,
  baseValue: null,
  presentValue: null,
  dateText: null,
  proposedPhotoId: null,
  title: null,
  description: null,
  year: null,
  author: null,
  license: null,
  lat: null,
  lng: null,
  creditWished: null,
} satisfies { [Field in keyof KindFields]: null };
