import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { byLanguage, type Language } from '../contract/languages.js';
import type { FondsName } from '../contract/fonds.js';
import { licenceName } from '../contract/listed-licences.js';
import { type Localized, localizedField, type LocalizedOrNull } from '../contract/localized.js';
import { photoMetadata } from '../contract/metadata/photo.js';
import type { DecadeCount, Photo, PhotoMetadata } from '../contract/photo.js';
import { jsonLocalized } from '../platform/database/localized-columns.js';
import { selectList } from '../platform/database/select-list.js';
import { publicEntity } from '../records/public-entity.js';
import { DocumentSources, type PhotosInOrder, type PhotoSource } from '../search/document-sources.js';
import { metadataTexts, searchedNames } from '../search/metadata-texts.js';
import type { PhotoDocument } from '../search/search-document.js';
import type { Found } from '../search/search-engine.js';
import { namesIn, type RegionNames, regionNamesOf } from './annotations/region-names.js';
import { backOf } from './back-of-photo.js';
import { fondsOf } from './fonds-of-photo.js';
import { photoSeries } from './photo-series.js';
import { PhotoRow } from './photo.row.js';
import { PhotosByText } from './public/photos-by-text.js';
import { PhotosService } from './public/photos.service.js';

type Names = Localized<'name'>;

interface LinkedEntity extends Names {
  id: number;
  historical: string | null;
  aliases: string[];
  typeCode: string;
}

interface PhotoTexts
  extends Omit<Partial<PhotoMetadata>, Filtered>, Pick<PhotoRow, Filtered>, Pick<PhotoDocument, 'members'> {
  tags: ({ id: number } & Names)[];
  cards: LinkedEntity[];
  /** What it is part of, the highest first. */
  fonds: FondsName[];
  regions: RegionNames[];
  /** What its back says. */
  back: LocalizedOrNull<'inscription' | 'description'> | null;
}

/** Columns of a document that searches filter, group and sort by. */
const filtered = ['id', 'title', 'year', 'yearStart', 'yearEnd', 'earliest', 'latest', 'license', 'createdAt'] as const;
type Filtered = (typeof filtered)[number];

/** Search documents of the published photos, with the names of their tags, of public entities, of fonds and of what their regions show. */
@Injectable()
export class PhotoSearchDocuments implements PhotoSource {
  constructor(
    sources: DocumentSources,
    private readonly photos: PhotosService,
    private readonly byText: PhotosByText,
  ) {
    sources.register('photo', this);
  }

  async findDocuments(ids: number[], manager: EntityManager): Promise<PhotoDocument[]> {
    const rows = await manager.query<PhotoTexts[]>(
      `select ${selectList(manager.getRepository(PhotoRow).metadata, 'p', [...filtered, ...searchedNames(photoMetadata)])},
         (select json_agg(json_build_object('earliest', lower(span), 'latest', upper(span) - 1) order by span)
           from unnest(p.member_days) span) as members,
         coalesce((select json_agg(json_build_object('id', t.id, ${jsonLocalized('t.name')}) order by t.id)
           from photo_tags pt join tags t on t.id = pt.tag_id where pt.photo_id = p.id), '[]') as tags,
         coalesce((select json_agg(json_build_object('id', e.id, ${jsonLocalized('e.name')}, 'historical', e.historical_name,
             'aliases', jsonb_path_query_array(e.aliases, '$[*].name'), 'typeCode', et.code) order by pe.position)
           from photo_entities pe join entities e on e.id = pe.entity_id join entity_types et on et.id = e.entity_type_id
           where pe.photo_id = p.id and ${publicEntity('e')}), '[]') as cards,
         ${fondsOf('p')} as fonds, ${regionNamesOf('p')} as regions, ${backOf('p')} as back
       from photos p where p.status = 'published' and p.id = any($1::integer[])`,
      [ids],
    );
    return rows.map(photoDocument);
  }

  async listIds({ after, limit }: { after: number; limit: number }, manager: EntityManager): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      `select id from photos where status = 'published' and id > $1 order by id limit $2`,
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }

  findPhotos(ids: number[], viewer: Viewer): Promise<Photo[]> {
    return this.photos.findByIds(ids, viewer);
  }

  findInOrder(list: PhotosInOrder): Promise<Found> {
    return this.byText.find(list);
  }

  async countByDecade(): Promise<DecadeCount[]> {
    return (await this.photos.decades()).filter(({ count }) => count > 0);
  }
}

function photoDocument(photo: PhotoTexts): PhotoDocument {
  const { keywords, names, ...texts } = metadataTexts(photoMetadata, photo);
  const { tags, cards: entities, fonds, regions, back } = photo;
  const linked = [...tags, ...entities];
  const inLanguage = (language: Language): string[] => [
    ...keywords[language],
    ...linked.flatMap((names) => names[localizedField('name', language)] ?? []),
    ...namesIn(regions, language),
    ...fonds.flatMap((names) => names[localizedField('title', language)] ?? []),
    ...(['inscription', 'description'] as const).flatMap((field) => back?.[localizedField(field, language)] ?? []),
  ];
  return {
    kind: 'photo',
    id: photo.id,
    ...texts,
    keywords: byLanguage(inLanguage),
    names: [...names, ...entities.flatMap(({ historical }) => historical || [])],
    aliases: [...new Set(entities.flatMap(({ aliases }) => aliases))],
    entityTypeCodes: [...new Set(entities.map(({ typeCode }) => typeCode))],
    createdAt: photo.createdAt,
    year: photo.year,
    yearStart: photo.yearStart,
    yearEnd: photo.yearEnd,
    earliest: photo.earliest,
    latest: photo.latest,
    members: photo.members,
    licence: photo.license && licenceName(photo.license),
    series: photoSeries(photo),
    tagIds: tags.map(({ id }) => id),
    fondsIds: fonds.map(({ id }) => id),
    entityIds: entities.map(({ id }) => id),
  };
}
