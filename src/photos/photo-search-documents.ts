import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import type { Photo } from '../contract/photo.js';
import { DocumentSources, type PhotoSource } from '../search/document-sources.js';
import type { PhotoDocument } from '../search/search-document.js';
import { PhotosService } from './public/photos.service.js';

interface Names {
  it: string;
  en: string | null;
  de: string | null;
}

interface LinkedCard extends Names {
  id: number;
  historical: string | null;
  typeCode: string;
}

interface PhotoWords {
  id: number;
  titles: PhotoDocument['titles'];
  descriptions: PhotoDocument['descriptions'];
  year: number | null;
  yearStart: number | null;
  yearEnd: number | null;
  author: string | null;
  source: string | null;
  createdAt: Date;
  tags: ({ id: number } & Names)[];
  cards: LinkedCard[];
}

/** What search may know of the photographs: the published ones, with the words of their tags and cards. */
@Injectable()
export class PhotoSearchDocuments implements PhotoSource {
  constructor(
    sources: DocumentSources,
    private readonly photos: PhotosService,
  ) {
    sources.register('photo', this);
  }

  async findDocuments(ids: number[], manager: EntityManager): Promise<PhotoDocument[]> {
    const rows = await manager.query<PhotoWords[]>(
      `select p.id, p.year, p.year_start as "yearStart", p.year_end as "yearEnd", p.author, p.source, p.created_at as "createdAt",
         json_build_object('it', p.title, 'en', p.title_en, 'de', p.title_de) as titles,
         json_build_object('it', p.description, 'en', p.description_en, 'de', p.description_de) as descriptions,
         coalesce((select json_agg(json_build_object('id', t.id, 'it', t.name, 'en', t.name_en, 'de', t.name_de) order by t.id)
           from photo_tags pt join tags t on t.id = pt.tag_id where pt.photo_id = p.id), '[]') as tags,
         coalesce((select json_agg(json_build_object('id', e.id, 'it', e.name, 'en', e.name_en, 'de', e.name_de,
             'historical', e.historical_name, 'typeCode', et.code) order by pe.position)
           from photo_entities pe join entities e on e.id = pe.entity_id join entity_types et on et.id = e.entity_type_id
           where pe.photo_id = p.id), '[]') as cards
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

  findPhotos(ids: number[], _viewer: Viewer): Promise<Photo[]> {
    return this.photos.findByIds(ids);
  }
}

function photoDocument(words: PhotoWords): PhotoDocument {
  const named = [...words.tags, ...words.cards];
  const inLanguage = (language: keyof Names): string[] => named.flatMap((names) => names[language] ?? []);
  return {
    kind: 'photo',
    id: words.id,
    titles: words.titles,
    descriptions: words.descriptions,
    keywords: { it: inLanguage('it'), en: inLanguage('en'), de: inLanguage('de') },
    names: [
      words.author,
      words.source,
      words.year?.toString(),
      ...words.cards.map(({ historical }) => historical),
    ].filter((name): name is string => Boolean(name)),
    entityTypeCodes: [...new Set(words.cards.map(({ typeCode }) => typeCode))],
    createdAt: words.createdAt,
    year: words.year,
    yearStart: words.yearStart,
    yearEnd: words.yearEnd,
    tagIds: words.tags.map(({ id }) => id),
    entityIds: words.cards.map(({ id }) => id),
  };
}
