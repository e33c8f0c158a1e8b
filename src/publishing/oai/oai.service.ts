import { Injectable } from '@nestjs/common';
import { defaultLanguage } from '../../contract/languages.js';
import { oaiPath } from '../../contract/paths.js';
import { EntityTypesService } from '../../entities/types/entity-types.service.js';
import { FondsService } from '../../fonds/public/fonds.service.js';
import { PhotosService } from '../../photos/public/photos.service.js';
import { TagsService } from '../../photos/tags/tags.service.js';
import { Secrets } from '../../accounts/sessions/secrets.js';
import { Config } from '../../platform/config/config.js';
import { siteTexts } from '../../platform/texts/site-texts.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DescribedRecords } from './described-records.js';
import { type MetadataPrefix, metadataFormats } from './formats/metadata-formats.js';
import type { XmlObject } from './formats/xml-object.js';
import { type HarvestedRecord, HarvestedRecordsRepository } from './harvested-records.repository.js';
import { oaiDocument } from './oai-document.js';
import { OaiError } from './oai-error.js';
import { type OaiRequest, readList, readPrefix, readRequest } from './oai-request.js';
import { oaiIdentifier, readIdentifier, type RecordKey } from './record-key.js';
import { type HarvestedList, ResumptionTokens } from './resumption-token.js';
import { utcSeconds } from './utc-time.js';

/** Records of one answer. A harvester asks for some hundred answers of a large archive. */
const perAnswer = 100;

/** The records of the archive for harvesters (OAI-PMH 2.0). */
@Injectable()
export class OaiService {
  private readonly baseUrl: string;
  private readonly host: string;
  private readonly tokens: ResumptionTokens;
  private readonly answers: Record<OaiRequest['verb'], (request: OaiRequest, horizon: Date) => Promise<XmlObject>> = {
    Identify: (_, horizon) => this.identify(horizon),
    ListMetadataFormats: (request) => this.listFormats(request),
    ListSets: (request) => this.listSets(request),
    GetRecord: (request) => this.getRecord(request),
    ListIdentifiers: (request, horizon) => this.list(request, horizon),
    ListRecords: (request, horizon) => this.list(request, horizon),
  };

  constructor(
    private readonly config: Config,
    secrets: Secrets,
    private readonly harvested: HarvestedRecordsRepository,
    private readonly described: DescribedRecords,
    private readonly settings: SettingsService,
    private readonly types: EntityTypesService,
    private readonly tags: TagsService,
    private readonly photos: PhotosService,
    private readonly fonds: FondsService,
  ) {
    this.baseUrl = config.publicUrl + oaiPath;
    this.host = new URL(config.publicUrl).hostname;
    this.tokens = new ResumptionTokens(secrets.harvestKey);
  }

  /**
   * The answer to a request, also to one that is refused. It is dated with the moment up to which all changes are in it, so
   * that a harvester which asks next for what changed since then misses nothing.
   */
  async answer(query: Record<string, unknown>): Promise<string> {
    const responseDate = await this.harvested.findHorizon();
    const document = (request: Record<string, string>, content: XmlObject): string =>
      oaiDocument({ responseDate, baseUrl: this.baseUrl, request, content });
    let asked: Record<string, string> = {};
    try {
      const request = readRequest(query);
      asked = { verb: request.verb, ...request.arguments };
      return document(asked, { [request.verb]: await this.answers[request.verb](request, responseDate) });
    } catch (error) {
      if (!(error instanceof OaiError)) throw error;
      const isUnderstood = error.code !== 'badVerb' && error.code !== 'badArgument';
      return document(isUnderstood ? asked : {}, { error: { '@code': error.code, '#': error.message } });
    }
  }

  private async identify(horizon: Date): Promise<XmlObject> {
    const { siteName, contactEmail } = await this.settings.site();
    return {
      repositoryName: siteName,
      baseURL: this.baseUrl,
      protocolVersion: '2.0',
      adminEmail: contactEmail?.trim() || this.sender(),
      earliestDatestamp: utcSeconds((await this.harvested.findEarliest()) ?? horizon),
      deletedRecord: 'persistent',
      granularity: 'YYYY-MM-DDThh:mm:ssZ',
      // The guidelines ask for a domain name.
      ...(this.host.includes('.') && /[a-z]/i.test(this.host) && { description: this.identifierScheme() }),
    };
  }

  /**
   * From whom the archive sends its emails (`Name <address>`): the protocol wants an address. Without one that of every host
   * (RFC 2142, section 5).
   */
  private sender(): string {
    return this.config.email?.from.split('<').at(-1)?.replace('>', '').trim() ?? `postmaster@${this.host}`;
  }

  private identifierScheme(): XmlObject {
    const namespace = 'http://www.openarchives.org/OAI/2.0/oai-identifier';
    return {
      'oai-identifier': {
        '@xmlns': namespace,
        '@xsi:schemaLocation': `${namespace} http://www.openarchives.org/OAI/2.0/oai-identifier.xsd`,
        scheme: 'oai',
        repositoryIdentifier: this.host,
        delimiter: ':',
        sampleIdentifier: oaiIdentifier({ kind: 'photo', id: 1 }, this.host),
      },
    };
  }

  /** Every record has every format. */
  private async listFormats({ arguments: { identifier } }: OaiRequest): Promise<XmlObject> {
    if (identifier !== undefined) await this.find(identifier);
    return {
      metadataFormat: Object.entries(metadataFormats).map(([metadataPrefix, { schema, metadataNamespace }]) => ({
        metadataPrefix,
        schema,
        metadataNamespace,
      })),
    };
  }

  private async listSets({ arguments: { resumptionToken } }: OaiRequest): Promise<XmlObject> {
    if (resumptionToken !== undefined)
      throw new OaiError('badResumptionToken', 'The list of the sets is in one answer.');
    const sets: [spec: string, name: string][] = [
      ['photo', siteTexts[defaultLanguage].nav.archive],
      ...(await this.photos.decades())
        .filter(({ count }) => count > 0)
        .map(({ decade }): [string, string] => [`photo:decade-${decade}`, `${decade}–${decade + 9}`]),
      ...(await this.tags.listShown()).map((tag): [string, string] => [`photo:tag-${tag.id}`, tag.name]),
      ...(await this.fonds.list()).map((fonds): [string, string] => [`photo:fonds-${fonds.id}`, fonds.title]),
      ['entity', siteTexts[defaultLanguage].nav.entities],
      ...(await this.types.listShown()).map((type): [string, string] => [`entity:${type.code}`, type.name]),
    ];
    return { set: sets.map(([setSpec, setName]) => ({ setSpec, setName })) };
  }

  private async getRecord({ arguments: { identifier = '', metadataPrefix = '' } }: OaiRequest): Promise<XmlObject> {
    const prefix = readPrefix(metadataPrefix);
    const record = await this.find(identifier);
    const [written] = await this.write([record], prefix);
    return { record: written! };
  }

  private async list(request: OaiRequest, horizon: Date): Promise<XmlObject> {
    const list = readList(request, this.tokens);
    const found = await this.harvested.list({ ...list, limit: perAnswer + 1 }, horizon);
    const part = found.slice(0, perAnswer);
    if (part.length === 0 && list.cursor === 0) throw new OaiError('noRecordsMatch', 'No record is in this list.');
    return {
      ...(request.verb === 'ListIdentifiers'
        ? { header: part.map((record) => this.header(record)) }
        : { record: await this.write(part, list.prefix) }),
      ...this.resumption(list, part, found.length > perAnswer),
    };
  }

  /** The token of the next part; an empty one at the end of a list of several parts. */
  private resumption(list: HarvestedList, part: HarvestedRecord[], isMore: boolean): XmlObject {
    const last = part.at(-1);
    if (!isMore || !last) return list.cursor > 0 ? { resumptionToken: { '@cursor': list.cursor } } : {};
    const { changedAt, kind, id } = last;
    const next = { ...list, after: { changedAt, kind, id }, cursor: list.cursor + part.length };
    return { resumptionToken: { '@cursor': list.cursor, '#': this.tokens.write(next) } };
  }

  /** @throws OaiError idDoesNotExist */
  private async find(identifier: string): Promise<HarvestedRecord> {
    const key = readIdentifier(identifier, this.host);
    const record = key && (await this.harvested.find(key));
    if (!record) throw new OaiError('idDoesNotExist', 'This archive has no public record with this identifier.');
    return record;
  }

  /** A record that was withdrawn while the list was read is a deleted one already. */
  private async write(records: HarvestedRecord[], prefix: MetadataPrefix): Promise<XmlObject[]> {
    const described = await this.described.find(records.filter(({ deleted }) => !deleted));
    const { siteName } = await this.settings.site();
    return records.map((record) => {
      const found = record.deleted ? undefined : described(record);
      return {
        header: this.header({ ...record, deleted: !found }),
        ...(found && { metadata: metadataFormats[prefix].write(found, siteName) }),
      };
    });
  }

  private header({ changedAt, deleted, sets, ...key }: HarvestedRecord & RecordKey): XmlObject {
    return {
      ...(deleted && { '@status': 'deleted' }),
      identifier: oaiIdentifier(key, this.host),
      datestamp: utcSeconds(new Date(changedAt)),
      setSpec: sets,
    };
  }
}
