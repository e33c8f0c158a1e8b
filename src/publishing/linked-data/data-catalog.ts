import { DataFactory, type Quad, Writer } from 'n3';
import { type Language, withLanguage } from '../../contract/languages.js';
import { type Distribution, developersPath, distributions } from '../../contract/linked-data/distributions.js';
import { localizedField } from '../../contract/localized.js';
import type italian from '../../contract/locales/it/descriptions.json';
import type { SiteSettings } from '../../contract/settings.js';
import { localeTexts } from '../../platform/texts/locale-texts.js';

const prefixes = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
};
type Prefix = keyof typeof prefixes;

const pageDescriptions = localeTexts<typeof italian>('descriptions');

const { namedNode, literal, quad } = DataFactory;
const term = (prefix: Prefix, name: string) => namedNode(prefixes[prefix] + name);
const type = term('rdf', 'type');

/** Authority tables of the Publications Office of the EU, as DCAT-AP asks for. */
const access = 'http://publications.europa.eu/resource/authority/access-right/PUBLIC';
const culture = 'http://publications.europa.eu/resource/authority/data-theme/EDUC';
const fileTypes = 'http://www.iana.org/assignments/media-types/';

interface Catalog {
  origin: string;
  settings: SiteSettings;
}

/**
 * The archive's data as catalogues of open data collect them: DCAT-AP 3 in Turtle, with names in the languages of the site.
 * @throws Error of the writer
 */
export function dataCatalog(catalog: Catalog): Promise<string> {
  const writer = new Writer({ prefixes });
  writer.addQuads(statements(catalog));
  return new Promise((resolve, reject) =>
    writer.end((error: Error | null, text: string) => (error ? reject(error) : resolve(text))),
  );
}

function statements({ origin, settings }: Catalog): Quad[] {
  const { languages } = settings;
  const own = (id: string) => namedNode(`${origin}/data/catalog.ttl#${id}`);
  const [catalog, dataset, publisher] = [own('catalog'), own('dataset'), own('publisher')];
  const texts = (text: (language: Language) => string) =>
    languages.map((language) => literal(text(language), language));
  const names = texts((language) => settings[localizedField('siteName', language)] ?? settings.siteName);
  const descriptions = texts((language) => pageDescriptions[language].descriptions.home);
  const pages = languages.map((language) => namedNode(origin + withLanguage(language, developersPath)));
  return [
    ...[catalog, dataset].flatMap((subject) => [
      ...names.map((name) => quad(subject, term('dct', 'title'), name)),
      ...descriptions.map((description) => quad(subject, term('dct', 'description'), description)),
      quad(subject, term('dct', 'publisher'), publisher),
    ]),
    quad(catalog, type, term('dcat', 'Catalog')),
    quad(catalog, term('foaf', 'homepage'), namedNode(`${origin}/`)),
    quad(catalog, term('dcat', 'dataset'), dataset),
    quad(publisher, type, term('foaf', 'Agent')),
    quad(publisher, term('foaf', 'name'), literal(settings.operatorName ?? settings.siteName)),
    quad(dataset, type, term('dcat', 'Dataset')),
    quad(dataset, term('dct', 'accessRights'), namedNode(access)),
    quad(dataset, term('dcat', 'theme'), namedNode(culture)),
    ...pages.map((page) => quad(dataset, term('dcat', 'landingPage'), page)),
    ...distributions.flatMap((form) => distribution(form, { origin, catalog, dataset, own })),
  ];
}

type Node = ReturnType<typeof namedNode>;

interface Within {
  origin: string;
  catalog: Node;
  dataset: Node;
  own(id: string): Node;
}

/** A file is a distribution of the data; what is asked is a service that has one. */
function distribution(form: Distribution, { origin, catalog, dataset, own }: Within): Quad[] {
  const node = own(form.id);
  const address = namedNode(origin + form.path);
  const [mediaType = ''] = form.mediaType.split(';');
  const shared = [
    quad(dataset, term('dcat', 'distribution'), node),
    quad(node, type, term('dcat', 'Distribution')),
    quad(node, term('dct', 'title'), literal(form.name)),
    quad(node, term('dcat', 'accessURL'), namedNode(origin + (form.describedBy ?? form.path))),
    quad(node, term('dcat', 'mediaType'), namedNode(fileTypes + mediaType)),
    quad(node, term('dct', 'conformsTo'), namedNode(form.conformsTo)),
    // Every photograph states its own licence; this page says how to read them.
    quad(node, term('dct', 'license'), namedNode(`${origin}/licenses`)),
  ];
  if (!form.isService) return [...shared, quad(node, term('dcat', 'downloadURL'), address)];
  const service = own(`${form.id}-service`);
  return [
    ...shared,
    quad(node, term('dcat', 'accessService'), service),
    quad(catalog, term('dcat', 'service'), service),
    quad(service, type, term('dcat', 'DataService')),
    quad(service, term('dct', 'title'), literal(form.name)),
    quad(service, term('dcat', 'endpointURL'), address),
    ...(form.describedBy
      ? [quad(service, term('dcat', 'endpointDescription'), namedNode(origin + form.describedBy))]
      : []),
    quad(service, term('dcat', 'servesDataset'), dataset),
    quad(service, term('dct', 'conformsTo'), namedNode(form.conformsTo)),
  ];
}
