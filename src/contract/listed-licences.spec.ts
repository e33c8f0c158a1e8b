import { licenceUrl } from './licences.js';
import { licenceName, listedLicence, listedLicences } from './listed-licences.js';

describe('the list of licences', () => {
  it('has each code and each name once, and knows its own names and values', () => {
    for (const key of ['code', 'name', 'value'] as const)
      expect(new Set(listedLicences.map((licence) => licence[key])).size).toBe(listedLicences.length);
    for (const licence of listedLicences)
      expect([listedLicence(licence.name), listedLicence(licence.value)]).toEqual([licence, licence]);
  });

  it('leads to the address of each, but for a reservation of rights', () => {
    const addresses = listedLicences.map(({ value }) => licenceUrl(value));
    expect(addresses.filter((address) => address === null)).toHaveLength(1);
    expect(new Set(addresses).size).toBe(listedLicences.length);
  });
});

describe('a licence as it is written', () => {
  it.each([
    ['CC BY 4.0', 'CC-BY 4.0', 'cc by 4.0', 'Creative Commons Attribuzione 4.0', 'CC-BY-4.0', 'Licenza CC BY 4.0'],
    ['CC BY 4.0', 'Creative Commons Attribution 4.0 International', 'CC BY 4.0 IT', 'cc by v4.0', 'CC_BY_4.0'],
    ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/', 'http://creativecommons.org/licenses/by/4.0/deed.it'],
    ['CC BY-SA 3.0', 'cc by sa 3.0', 'CC BY-SA 3.0 (Unported)', 'Creative Commons Attribution-ShareAlike 3.0'],
    ['CC BY-NC-ND 2.5', 'CC BY NC ND 2.5', 'Creative Commons Namensnennung-Nicht kommerziell-Keine Bearbeitung 2.5'],
    ['CC BY-SA 3.0 IT', 'cc-by-sa 3.0 it', 'https://creativecommons.org/licenses/by-sa/3.0/it/deed.en'],
    ['CC0', 'CC0 1.0', 'cc-0', 'CC Zero', 'CC0 1.0 Universal', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['Public Domain', 'public domain', 'Pubblico dominio', 'gemeinfrei', 'Public Domain Mark 1.0', 'PDM 1.0'],
    ['All rights reserved', 'Tutti i diritti riservati', 'alle Rechte vorbehalten.'],
    [
      'In Copyright',
      'in copyright',
      'http://rightsstatements.org/vocab/InC/1.0/',
      'https://rightsstatements.org/page/InC/1.0/?language=en',
    ],
  ])('is listed as %s', (name, ...written) => {
    expect(written.map((text) => licenceName(text))).toEqual(written.map(() => name));
  });

  it.each([
    'CC BY',
    'CC BY-SA-ND 4.0',
    'CC BY 7.0',
    'CC BY 4.0, tranne il timbro',
    'CC BY 4.0 / CC BY 3.0',
    'Pubblico dominio in Italia',
    'by 4.0',
    'Archivio Alinari, tutti i diritti riservati',
    'https://example.org/licenza',
    ' ',
  ])('stays a text of its own when it is %j', (text) => {
    expect([listedLicence(text), licenceName(text)]).toEqual([null, text]);
  });

  it('may be missing', () => expect(listedLicence(null)).toBeNull());
});
