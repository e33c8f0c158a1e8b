import { readConfig } from '../config/read-config.js';
import { DiskSpace } from './disk-space.js';

const gigabyte = 1024 ** 3;

function disk(totalBytes: number, freeBytes: number, minimum?: string): DiskSpace {
  const space = new DiskSpace(readConfig(minimum === undefined ? {} : { MIN_FREE_DISK_MB: minimum }));
  space.readDisk = async () => ({ totalBytes, freeBytes });
  return space;
}

it('uploads leave 2 GB free, and a tenth of a smaller disk', async () => {
  await disk(100 * gigabyte, 3 * gigabyte).requireRoomFor(0.5 * gigabyte);
  await expect(disk(100 * gigabyte, 2.2 * gigabyte).requireRoomFor(0.5 * gigabyte)).rejects.toMatchObject({
    code: 'storage_full',
  });
  expect(await disk(100 * gigabyte, 1.9 * gigabyte).isEnough()).toBe(false);
  expect(await disk(10 * gigabyte, 1.9 * gigabyte).isEnough()).toBe(true);
  expect(await disk(10 * gigabyte, 0.9 * gigabyte).isEnough()).toBe(false);
});

it('an operator may set another limit, or none', async () => {
  expect(await disk(100 * gigabyte, 40 * gigabyte, '50000').isEnough()).toBe(false);
  await disk(100 * gigabyte, 0, '0').requireRoomFor(gigabyte);
});

it('a disk that cannot be read refuses nothing', async () => {
  const space = disk(0, 0);
  space.readDisk = () => Promise.reject(new Error('no such folder'));
  await expect(space.requireRoomFor(1)).resolves.toBeUndefined();
});
