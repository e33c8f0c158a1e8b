import { kindOf } from './file-kinds.js';

const kind = (path: string, content: string, type = ''): Promise<string | null> =>
  kindOf(new File([Uint8Array.from(content, (sign) => sign.charCodeAt(0))], path.split('/').at(-1)!, { type }), path);

it('names what a file is that cannot be sent, by its content where its name does not say it', async () => {
  expect(await kind('a.jxl', '\xff\x0a')).toBe('jpegXl');
  expect(await kind('a', '\0\0\0\x0cJXL ')).toBe('jpegXl');
  expect(await kind('a.psd', '8BPS')).toBe('photoshop');
  expect(await kind('a.dng', 'II*\0')).toBe('raw');
  expect(await kind('a.gif', 'GIF89a')).toBe('gif');
  expect(await kind('a.bmp', 'BM1234\0\0\0\0')).toBe('bmp');
  expect(await kind('atto.pdf', '%PDF-1.7')).toBe('pdf');
  expect(await kind('elenco.xlsx', 'PK\x03\x04')).toBe('document');
  expect(await kind('note.txt', 'solo testo')).toBe('document');
  expect(await kind('FZ_0001.xyz', 'qualcosa')).toBe('other');
});

it('takes images whose name has no extension, or another one', async () => {
  expect(await kind('FZ_0001', '\xff\xd8\xff\xe0')).toBeNull();
  expect(await kind('FZ_0001.bak', 'MM\0*')).toBeNull();
  expect(await kind('IMG_0001', '\0\0\0\x18ftypheic')).toBeNull();
  expect(await kind('FZ_0001.bin', '\0\0\0\x0cjP  ')).toBeNull();
  expect(await kind('FZ_0001.JPG', 'anything')).toBeNull();
});

it('says that a file is empty, and that a file of the system is one', async () => {
  expect(await kind('FZ_0001.jpg', '')).toBe('empty');
  for (const path of ['._FZ_0001.jpg', '.DS_Store', 'Thumbs.db', 'desktop.ini', '__MACOSX/a.jpg', 'F/.trash/a.jpg'])
    expect([path, await kind(path, '\xff\xd8\xff')]).toEqual([path, 'hidden']);
});
