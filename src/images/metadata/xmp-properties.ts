import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Names of properties and structures, by the prefixes that programs use for their namespaces. */
export const namespaces = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  cc: 'http://creativecommons.org/ns#',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
} as const;

export type XmpName = `${keyof typeof namespaces}:${string}`;

/** One value of a property: a text with its language, or a structure with fields. */
export interface XmpValue {
  text: string;
  language: string | null;
  fields: ReadonlyMap<string, string>;
}

export type XmpProperties = ReadonlyMap<string, XmpValue[]>;

interface Element {
  name: string;
  attributes: Map<string, string>;
  language: string | null;
  children: Element[];
  text: string;
}

const maxDepth = 64;
/** Elements of one property: keywords, languages. */
const maxElements = 400;
const prefixes = new Map<string, string>(Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix]));
const rdfRoot = 'rdf:RDF';
const description = 'rdf:Description';

/**
 * The wanted properties of an XMP packet. Names that a file makes up are keys of a `Map` at most. Only the five entities of XML
 * and references to characters are known; a packet with a document type is read no further. Of what is not well-formed, the parts
 * that are whole count. Format: XMP Specification, part 1.
 */
export function xmpProperties(packet: string, wanted: ReadonlySet<string>): XmpProperties {
  const reader = new PacketReader(wanted);
  reader.read(packet);
  return reader.properties;
}

class PacketReader {
  readonly properties = new Map<string, XmpValue[]>();
  private readonly path: string[] = [];
  /** The property that is being read, and the elements in it that are open. */
  private open: Element[] = [];
  private elements = 0;

  constructor(private readonly wanted: ReadonlySet<string>) {}

  read(packet: string): void {
    const parser = new SaxesParser({ xmlns: true, position: false, additionalNamespaces: { ...namespaces } });
    const stop = (): void => {
      throw new Stopped();
    };
    parser.on('doctype', stop);
    parser.on('error', () => {});
    parser.on('opentag', (tag) => (this.path.length < maxDepth ? this.begin(tag) : stop()));
    parser.on('closetag', () => this.end());
    parser.on('text', (text) => this.write(text));
    parser.on('cdata', (text) => this.write(text));
    try {
      parser.write(packet).close();
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }

  private begin(tag: SaxesTagNS): void {
    const name = nameOf(tag);
    const attributes = new Map<string, string>();
    let language = this.open.at(-1)?.language ?? null;
    for (const attribute of Object.values(tag.attributes)) {
      if (attribute.name === 'xml:lang') language = attribute.value;
      else attributes.set(nameOf(attribute), attribute.value);
    }
    const parent = this.path.at(-1);
    this.path.push(name);
    const element: Element = { name, attributes, language, children: [], text: '' };
    if (this.open.length > 0) this.nest(element);
    else if (parent === rdfRoot) this.addAttributes(attributes);
    else if (this.path.at(-3) === rdfRoot && this.wanted.has(name)) {
      this.open = [element];
      this.elements = 1;
    }
  }

  private nest(element: Element): void {
    this.elements += 1;
    if (this.elements <= maxElements) this.open.at(-1)?.children.push(element);
    this.open.push(element);
  }

  private end(): void {
    this.path.pop();
    const ended = this.open.pop();
    if (ended && this.open.length === 0) this.add(ended.name, valuesOf(ended));
  }

  private write(text: string): void {
    const element = this.open.at(-1);
    if (element) element.text += text;
  }

  /** Simple properties may be attributes. */
  private addAttributes(attributes: Map<string, string>): void {
    for (const [name, text] of attributes)
      if (this.wanted.has(name)) this.add(name, [{ text, language: null, fields: new Map() }]);
  }

  /** Where a property is repeated, the first that says something counts. */
  private add(name: string, values: XmpValue[]): void {
    const present = this.properties.get(name);
    if (!present?.some(({ text, fields }) => text.trim() !== '' || fields.size > 0)) this.properties.set(name, values);
  }
}

class Stopped extends Error {}

function nameOf({ uri, local, name }: { uri: string; local: string; name: string }): string {
  const prefix = prefixes.get(uri);
  return prefix ? `${prefix}:${local}` : uri ? `${uri} ${local}` : name;
}

const containers = ['rdf:Alt', 'rdf:Bag', 'rdf:Seq'];

function valuesOf(property: Element): XmpValue[] {
  const container = property.children.find(({ name }) => containers.includes(name));
  if (!container) return [valueOf(property)];
  return container.children.filter(({ name }) => name === 'rdf:li').map(valueOf);
}

/** A text, alone or with qualifiers; an address; or a structure, written out or with a description in between. */
function valueOf(element: Element): XmpValue {
  const inner = element.children.find(({ name }) => name === description);
  const parts = [...element.children, ...(inner?.children ?? [])];
  const fields = new Map<string, string>([...element.attributes, ...(inner?.attributes ?? [])]);
  for (const part of parts) if (part !== inner) fields.set(part.name, valuesOf(part)[0]?.text ?? '');
  const value = parts.find(({ name }) => name === 'rdf:value');
  const text = value?.text ?? fields.get('rdf:value') ?? fields.get('rdf:resource') ?? element.text;
  return { text, language: value?.language ?? element.language, fields };
}
