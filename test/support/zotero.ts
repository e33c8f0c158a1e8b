/** What Zotero keeps of a page. */
export interface ZoteroItem {
  itemType: string | undefined;
  title: string | undefined;
  /** `artist` and so on, with the name as it is written. */
  creators: { type: string; name: string }[];
  date: string | undefined;
  rights: string | undefined;
  url: string | undefined;
  medium: string | undefined;
  language: string | undefined;
  tags: string[];
}

const dc = 'http://purl.org/dc/elements/1.1/';
const dcterms = 'http://purl.org/dc/terms/';
const og = 'http://ogp.me/ns#';
const z = 'http://www.zotero.org/namespaces/export#';

/** The kinds of creators of an item, of those whose names a page can say. */
const creatorsOf: Record<string, readonly string[]> = { artwork: ['artist', 'contributor'], webpage: ['author'] };

/**
 * What Zotero makes of the head of a page, by the rules of its translators “Embedded Metadata” and “RDF” (as of August 2015, in the
 * repository zotero/translators): a prefix is what `<link rel="schema.…">` says, a type of Zotero's own goes before that of Open
 * Graph, which goes before Dublin Core; a picture has artists and no authors, and its address is that of Open Graph.
 */
export function asZoteroReads(html: string): ZoteroItem {
  const statements = statementsOf(html);
  const all = (...properties: string[]): string[] => {
    const found = properties.find((property) => statements.some(([name]) => name === property));
    return statements.flatMap(([name, value]) => (name === found ? [value] : []));
  };
  const first = (...properties: string[]): string | undefined => all(...properties)[0];
  const isWebsite = first(`${og}type`) === 'website';
  const itemType = first(`${z}itemType`) ?? (isWebsite || statements.length > 0 ? 'webpage' : undefined);
  const creators = (creatorsOf[itemType ?? ''] ?? []).flatMap((type) =>
    (type === 'author' ? all(`${dc}creator`, `${dcterms}creator`) : all(`${z}${type}s`)).map((name) => ({
      type,
      name,
    })),
  );
  return {
    itemType,
    title: first(`${dc}title`, `${dcterms}title`, `${og}title`),
    creators,
    date: first(`${og}published_time`, `${dcterms}issued`, `${dc}date`, `${dcterms}date`),
    rights: first(`${dc}rights`, `${dcterms}rights`),
    url: first(`${og}url`),
    medium: first(`${dcterms}medium`),
    language: first(`${dc}language`, `${dcterms}language`),
    tags: all(`${dc}subject`, `${dcterms}subject`),
  };
}

/** The `meta` elements with a known prefix, with the address of the property in place of the name. */
function statementsOf(html: string): [property: string, value: string][] {
  const head = html.slice(0, html.indexOf('</head>'));
  const prefixes = new Map([['og', og]]);
  for (const link of elements(head, 'link')) {
    const [, name] = /^schema\.([a-zA-Z]+)$/.exec(link['rel'] ?? '') ?? [];
    if (name) prefixes.set(name.toLowerCase(), link['href'] ?? '');
  }
  return elements(head, 'meta').flatMap((meta): [string, string][] => {
    const name = meta['name'] ?? meta['property'] ?? '';
    const at = name.search(/[.:_]/);
    const prefix = prefixes.get(name.slice(0, Math.max(0, at)).toLowerCase());
    const property = name.charAt(at + 1).toLowerCase() + name.slice(at + 2);
    return prefix && meta['content'] ? [[prefix + property, meta['content']]] : [];
  });
}

const elements = (html: string, tag: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
    ),
  );

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
