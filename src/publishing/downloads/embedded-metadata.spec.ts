import { describe, expect, it } from '@jest/globals';
import { readIptc } from '../../images/metadata/iptc.js';
import { readXmp } from '../../images/metadata/xmp.js';
import { limits } from '../../contract/limits.js';
import type { TextInLanguages } from '../texts-in-languages.js';
import type { EmbeddedMetadata } from './embedded-metadata.js';
import { languages } from '../../contract/languages.js';
import { cutToBytes, iptcBlock } from './iptc-block.js';
import { maxPacketBytes, xmpPacket } from './xmp-packet.js';

const metadata: EmbeddedMetadata = {
  title: [
    ['it', 'Molo San Carlo & la <città>'],
    ['de', 'Die Mole "San Carlo"'],
  ],
  description: [['it', 'Folla sul molo.']],
  alt: [['en', 'A crowd']],
  creator: 'Giuseppe Wulz',
  credit: 'Giuseppe Wulz, Civici Musei',
  source: 'Civici Musei',
  rights: 'Giuseppe Wulz, Civici Musei. CC BY 4.0',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  isPublicDomain: false,
  page: 'https://archivio.example/it/foto/molo',
  date: '1890-05',
  inventoryNumber: 'F 123',
  holdingInstitution: 'Civici Musei',
};

describe('XMP', () => {
  it('says whole texts in their languages, and what markup characters they have', () => {
    expect(readXmp(xmpPacket(metadata))).toMatchObject({
      title: 'Molo San Carlo & la <città>',
      titleDe: 'Die Mole "San Carlo"',
      description: 'Folla sul molo.',
      authors: ['Giuseppe Wulz'],
      credit: 'Giuseppe Wulz, Civici Musei',
      rights: 'Giuseppe Wulz, Civici Musei. CC BY 4.0',
      source: 'Civici Musei',
      terms: expect.arrayContaining(['https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0']),
      inventoryNumbers: ['F 123', '', 'https://archivio.example/it/foto/molo'],
      holdingInstitution: 'Civici Musei',
      date: '1890-05',
    });
  });

  it.each([
    [false, 'True'],
    [true, 'False'],
  ])('says whether somebody has rights: in the public domain %s, marked %s', (isPublicDomain, marked) => {
    const packet = xmpPacket({ ...metadata, isPublicDomain }).toString();
    expect(packet).toContain(`<xmpRights:Marked>${marked}</xmpRights:Marked>`);
  });

  it('leaves out what is not known', () => {
    const packet = xmpPacket({
      ...metadata,
      creator: null,
      credit: null,
      source: null,
      date: null,
      inventoryNumber: null,
      holdingInstitution: null,
      description: [],
      alt: [],
    }).toString();
    expect(packet).not.toMatch(/creator|Credit|dc:source|DateCreated|ArtworkOrObject|description>|AltText|null/);
  });

  it('leaves out the description where a segment cannot hold it, and no part of other texts', () => {
    const long: TextInLanguages[number] = ['it', 'ö'.repeat(limits.text.description)];
    const everything = { ...metadata, description: [long, long], alt: metadata.alt };
    const said = readXmp(xmpPacket(everything));
    expect([said.description, said.title]).toEqual([undefined, 'Molo San Carlo & la <città>']);
    const fitting: TextInLanguages[number] = ['it', 'ö'.repeat(limits.text.description / 2)];
    expect(readXmp(xmpPacket({ ...metadata, description: [fitting] })).description).toBe(fitting[1]);
  });

  it('holds the longest texts that a photo may have, in every language', () => {
    const of = (max: number): TextInLanguages => languages.map((code) => [code, '&'.repeat(max)]);
    const line = '&'.repeat(limits.text.line);
    const packet = xmpPacket({
      ...metadata,
      title: of(limits.text.title),
      description: of(limits.text.description),
      alt: of(limits.text.note),
      creator: line,
      credit: line + line,
      source: line,
      rights: line + line + line,
      licence: line,
      licenceUrl: line,
      page: line,
      inventoryNumber: line,
      holdingInstitution: line,
    });
    expect(packet.length).toBeLessThanOrEqual(maxPacketBytes);
  });
});

describe('IPTC', () => {
  it('says title, creator, credit, source and rights in UTF-8', () => {
    const block = iptcBlock(metadata);
    expect(block.subarray(0, 8)).toEqual(Buffer.from('\x1c\x01\x5a\0\x03\x1b%G', 'latin1'));
    expect(readIptc(block)).toMatchObject({
      title: 'Molo San Carlo & la <città>',
      authors: ['Giuseppe Wulz'],
      credit: 'Giuseppe Wulz, Civici Musei',
      source: 'Civici Musei',
      rights: 'Giuseppe Wulz, Civici Musei. CC BY 4.0',
    });
  });

  it.each([
    ['Giuseppe Wulz', 32, 'Giuseppe Wulz'],
    ['Fototeca dei Civici Musei di Storia ed Arte', 32, 'Fototeca dei Civici Musei di…'],
    ['Ä'.repeat(40), 32, `${'Ä'.repeat(14)}…`],
    ['👩‍👩‍👧‍👦'.repeat(3), 32, '👩‍👩‍👧‍👦…'],
    ['one\n\0two', 32, 'one two'],
    ['', 32, ''],
  ])('cuts %j to %i bytes at a word, and no character into parts', (text, max, cut) => {
    expect(cutToBytes(text, max)).toBe(cut);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(max);
  });
});
