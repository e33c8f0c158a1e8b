import type { NextFunction, Request, Response } from 'express';
import { anonymous } from '../contract/access.js';
import { readArk } from '../contract/ark.js';
import { errorCodeOf, errorStatus } from '../contract/error-status.js';
import { defaultLanguage, type Language, splitLanguage, withLanguage } from '../contract/languages.js';
import { fondsPath, photoBackPath, type PublicRecordKind } from '../contract/paths.js';
import { dataPath, type DocumentedRecord, recordDocuments, recordPage } from '../contract/record-documents.js';
import type { EntitiesService } from '../entities/public/entities.service.js';
import type { FondsService } from '../fonds/public/fonds.service.js';
import { cookieLanguage } from '../platform/http/request-language.js';
import type { PhotosService } from '../photos/public/photos.service.js';
import type { SettingsService } from '../settings/settings.service.js';
import { isRead } from './language-rules.js';
import { mayAskForData, negotiatedDocument } from './negotiated-document.js';

interface Readers {
  photos: Pick<PhotosService, 'byId' | 'bySlug'>;
  entities: Pick<EntitiesService, 'byId' | 'bySlug'>;
  fonds: Pick<FondsService, 'byId'>;
  settings: Pick<SettingsService, 'site'>;
}

/** A record that an address names. */
interface Named {
  kind: PublicRecordKind;
  /** A number, which is the same for ever, or the slug of its page. */
  by: { id: number } | { slug: string };
  /** Of the address; null where it has none. */
  language: Language | null;
}

/** @property back of a photo, which the number of that back finds */
type FoundRecord = DocumentedRecord & { slug: string; back?: { id: number } | null };

/**
 * `/id/photo/12`, `/id/entity/12` and `/id/fonds/12`, the permanent addresses of records, their ARKs, and `/photos/12`, without a language: redirect
 * to the record's page in one step (of a back to its page), or to the document of the type that the client asks for. That of a photo which was taken down is
 * found by its number, because the slug repeats the title; it answers that the photo is gone.
 *
 * The page of a record leads to its documents as well. The page itself says nothing of that to caches (`Vary`), so that they keep one
 * copy for all: the redirect is never stored, and a cache that is asked for a document can only answer with the page.
 */
export const recordAddress =
  (readers: Readers) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!isRead(request)) return next();
    const named =
      namedByNumber(request.path) ?? (await namedByArk(request.path, readers)) ?? pageThatMayBeData(request);
    const target = named === null ? await pageOfFonds(request, readers) : await targetOf(named, request, readers);
    if (target === null) return next();
    response.vary('Accept').setHeader('Cache-Control', 'private, no-store').redirect(target.status, target.to);
  };

/** A fonds has no other documents than its page; null for one that the public does not see, or any other address. */
async function pageOfFonds(request: Request, { fonds }: Readers): Promise<Target | null> {
  const [, id] = /^\/id\/fonds\/(\d{1,9})$/.exec(request.path) ?? [];
  if (id === undefined) return null;
  const found = await fonds.byId({ id: Number(id) }).catch(goneOrNothing({ id: Number(id) }));
  const language = cookieLanguage(request) ?? defaultLanguage;
  return found && { status: 302, to: withLanguage(language, fondsPath(found.slug)) };
}

function namedByNumber(path: string): Named | null {
  const [, kind, id] = /^\/(photos|id\/photo|id\/entity)\/(\d{1,9})$/.exec(path) ?? [];
  return kind ? { kind: kind === 'id/entity' ? 'entity' : 'photo', by: { id: Number(id) }, language: null } : null;
}

async function namedByArk(path: string, { settings }: Readers): Promise<Named | null> {
  // Some clients escape the colon.
  const plain = path.replace(/^\/ark%3a/i, '/ark:');
  if (!/^\/ark:/i.test(plain)) return null;
  const { naan } = await settings.site();
  const found = readArk(plain, naan);
  return found && { kind: found.kind, by: { id: found.id }, language: null };
}

function pageThatMayBeData({ path, headers }: Request): Named | null {
  if (!mayAskForData(headers.accept)) return null;
  const { language, path: plain } = splitLanguage(path);
  const [, page, slug] = /^\/(foto|scheda)\/([^/]{1,200})$/.exec(plain) ?? [];
  if (!slug) return null;
  const by = /^\d{1,9}$/.test(slug) ? { id: Number(slug) } : { slug };
  return { kind: page === 'foto' ? 'photo' : 'entity', by, language };
}

interface Target {
  status: 302 | 303;
  to: string;
}

/** Null: the address is left to the pages, which tell as well what is not there. */
async function targetOf(named: Named, request: Request, readers: Readers): Promise<Target | null> {
  const { kind, by, language } = named;
  const isPage = language !== null || 'slug' in by;
  if (!isPage && 'id' in by && isInflected(request)) return { status: 303, to: dataPath(kind, by.id, 'erc') };
  const record = await find(named, readers).catch(goneOrNothing(by));
  if (record === null) return null;
  const shown = language ?? cookieLanguage(request) ?? defaultLanguage;
  const document = negotiatedDocument(request, recordDocuments(kind, record, shown));
  if (document) return { status: 303, to: document.path };
  if (isPage) return null;
  const isBack = 'id' in by && record.back?.id === by.id;
  return {
    status: 302,
    to: isBack ? withLanguage(shown, photoBackPath(record.slug)) : recordPage(kind, record.slug, shown),
  };
}

/** `?info`, and `?` or `??`, as it was before, ask an ARK for its description (draft-kunze-ark, section 5). */
const isInflected = ({ originalUrl, path }: Request): boolean =>
  /^\/ark/i.test(path) && /\?(?:\??|info)$/.test(originalUrl);

const find = ({ kind, by }: Named, { photos, entities }: Readers): Promise<FoundRecord> => {
  const reader = kind === 'photo' ? photos : entities;
  return 'id' in by ? reader.byId(by, anonymous) : reader.bySlug(by, anonymous);
};

/**
 * Of a record that is gone its number, at which its page says so, and the documents about it answer that; null for a record that is
 * not there, which the error page tells.
 * @throws any other error
 */
const goneOrNothing =
  (by: Named['by']) =>
  (error: unknown): FoundRecord | null => {
    const code = errorCodeOf(error);
    const isGone = code === 'photo_removed' || code === 'entity_removed';
    const { id } = (error as { details?: { removed?: { id: number } } }).details?.removed ?? { id: null };
    const number = 'id' in by ? by.id : id;
    if (isGone && number !== null) return { id: number, slug: String(number), lat: null, lng: null };
    if (code !== null && errorStatus[code] < 500) return null;
    throw error;
  };
