import type { Contribution } from '../../src/contract/contribution.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { admin, approve, archive, edit, suggest, suggested } from '../support/contributions.js';
import { codesOf } from '../support/field-errors.js';

const stated = [
  { kind: 'printed', dateText: 'prima stampa', earliest: '1936', latest: '1937' },
  { kind: 'copied', dateText: '1950' },
];

async function aPhotoWithDates(): Promise<PhotoRow> {
  const photo = await archive.aPhoto();
  await admin.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { otherDates: stated } });
  return photo;
}
const otherDates = async (id: number) => (await archive.visitor().get(`/api/photos/${id}`)).body.otherDates;
const correct = (newValue: string, photo: PhotoRow): Promise<Contribution> =>
  suggested({ fieldName: 'otherDates', newValue }, photo);

describe('a correction of the further dates of a photo', () => {
  it('is written when it is approved: what stays keeps its given days, what is new is read, and it can be reverted', async () => {
    const photo = await aPhotoWithDates();
    const before = await otherDates(photo.id);
    const correction = await correct(' printed: prima stampa\npublished :  ante 1940 ', photo);
    expect(correction).toMatchObject({
      newValue: 'printed: prima stampa\npublished: ante 1940',
      baseValue: 'printed: prima stampa\ncopied: 1950',
      presentValue: 'printed: prima stampa\ncopied: 1950',
    });
    expect((await approve(correction.id)).status).toBe(200);
    expect(await otherDates(photo.id)).toEqual([
      before[0],
      { kind: 'published', dateText: 'ante 1940', edtf: '[..1939]', earliest: null, latest: '1939-12-31' },
    ]);
    expect(before[0]).toMatchObject({ earliest: '1936-01-01', latest: '1937-12-31' });
    const { body: history } = await admin.get(`/api/admin/change-sets?kind=photo&recordId=${photo.id}`);
    const [latest] = history.items;
    expect((await admin.change('POST', `/api/admin/change-sets/${latest.id}/revert`)).status).toBeLessThan(300);
    expect(await otherDates(photo.id)).toEqual(before);
  });

  it('is changed by the moderator who approves it', async () => {
    const photo = await archive.aPhoto();
    const { id } = await correct('printed: 1936', photo);
    const { status, body } = await admin.change('PUT', `/api/admin/contributions/${id}/approve`, {
      json: { newValue: 'printed: 1937 ca.', seenValue: null },
    });
    expect([status, body.written]).toEqual([
      200,
      { fieldName: 'otherDates', language: null, value: 'printed: 1937 ca.' },
    ]);
    expect(await otherDates(photo.id)).toMatchObject([{ kind: 'printed', dateText: '1937 ca.', edtf: '1937~' }]);
  });

  it('takes all of them away by the word for none, and they come back with an undone change', async () => {
    const photo = await aPhotoWithDates();
    const before = await otherDates(photo.id);
    const correction = await correct(' none ', photo);
    expect(correction).toMatchObject({ newValue: 'none', baseValue: 'printed: prima stampa\ncopied: 1950' });
    expect((await approve(correction.id)).status).toBe(200);
    expect(await otherDates(photo.id)).toEqual([]);
    const { body: history } = await admin.get(`/api/admin/change-sets?kind=photo&recordId=${photo.id}`);
    await admin.change('POST', `/api/admin/change-sets/${history.items[0].id}/revert`);
    expect(await otherDates(photo.id)).toEqual(before);
  });

  it('that there are none is refused where there are none, and written once where they have gone meanwhile', async () => {
    const photo = await archive.aPhoto();
    const same = await suggest({ photoId: photo.id, fieldName: 'otherDates', newValue: 'none' });
    expect(same.body.code).toBe('contribution_same_value');
    const dated = await aPhotoWithDates();
    const { id } = await correct('none', dated);
    await admin.change('PATCH', `/api/admin/photos/${dated.id}`, { json: { otherDates: [] } });
    expect((await approve(id)).status).toBe(200);
    expect(await otherDates(dated.id)).toEqual([]);
  });

  it('is not approved over dates that have changed since', async () => {
    const photo = await aPhotoWithDates();
    const { id } = await correct('printed: 1936', photo);
    await admin.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { otherDates: [] } });
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'contribution_outdated' } });
  });

  it.each(['1936', 'painted: 1936', 'printed:', `printed: ${'x'.repeat(201)}`, 'printed: 1936\n1950'])(
    'is refused as %j',
    async (newValue) => {
      const { id: photoId } = await archive.aPhoto();
      const answer = await suggest({ photoId, fieldName: 'otherDates', newValue });
      expect([answer.status, codesOf(answer)]).toEqual([400, [['newValue', 'other_dates_expected']]]);
    },
  );

  it('is refused where it says what is there, and changed by its member', async () => {
    const photo = await aPhotoWithDates();
    const same = await suggest({
      photoId: photo.id,
      fieldName: 'otherDates',
      newValue: 'printed: prima stampa\ncopied: 1950',
    });
    expect(same.body.code).toBe('contribution_same_value');
    const { id } = await correct('copied: 1951', photo);
    expect((await edit(id, { newValue: 'copied: 1952' })).body).toMatchObject({ newValue: 'copied: 1952' });
  });
});
