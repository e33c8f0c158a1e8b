import type { DescribedText } from '../described-record.js';

/** An element as `xmlbuilder2` takes it: children by their name, attributes by `@name`, text by `#`. */
export type XmlObject = { [name: string]: XmlObject | XmlObject[] | string | string[] | number };

export interface XmlText extends XmlObject {
  '#': string;
}

export const text = ([language, words]: DescribedText): XmlText => ({
  ...(language && { '@xml:lang': language }),
  '#': words,
});

export const resource = (uri: string): XmlObject => ({ '@rdf:resource': uri });

/** Without the elements that have no value. */
export const present = (elements: Record<string, XmlObject[] | string | null>): XmlObject =>
  Object.fromEntries(
    Object.entries(elements).filter(
      (element): element is [string, XmlObject[] | string] => element[1] !== null && element[1].length > 0,
    ),
  );
