import { administrator, archive } from '../support/administration.js';
import { photo, preview, send, start } from '../support/bulk-edits.js';

describe('reading the dates of many photos again', () => {
  it('gives those a date that are understood since, with a preview, and can be taken back', async () => {
    const dated = async (dateText: string): Promise<number> => {
      const { id } = await archive.aPhoto();
      await administrator.change('PATCH', `/api/admin/photos/${id}`, { json: { dateText } });
      return id;
    };
    const [unread, known] = [await dated('al tempo della bora'), await dated('1905')];
    const ids = [unread, known];
    const datePeriods = [{ names: ['al tempo della bora'], edtf: '1919/1922' }];
    await administrator.change('PUT', '/api/admin/settings', { json: { datePeriods } });
    expect(await preview({ ids, rereadDates: true })).toMatchObject({
      total: 2,
      changed: 1,
      same: 1,
      replaced: expect.arrayContaining([
        { field: 'yearStart', count: 1, lost: 0, values: [{ from: null, to: 1919, count: 1 }] },
      ]),
    });
    const { id } = await start({ ids, rereadDates: true });
    expect(await photo(unread)).toMatchObject({
      dateText: 'al tempo della bora',
      edtf: '1919/1922',
      yearStart: 1919,
      yearEnd: 1922,
    });
    expect((await send(`/${id}/undo`)).status).toBeLessThan(300);
    expect(await photo(unread)).toMatchObject({ edtf: null, yearStart: null, earliest: null });
  });

  it('reads their further dates, too, but for those whose days somebody has given', async () => {
    const { id } = await archive.aPhoto();
    const written = [
      { kind: 'printed', dateText: 'ai tempi del lloyd' },
      { kind: 'copied', dateText: 'ai tempi del lloyd', earliest: '1950', latest: '1951' },
      { kind: 'published', dateText: '1936' },
    ];
    await administrator.change('PATCH', `/api/admin/photos/${id}`, { json: { otherDates: written } });
    const before = (await photo(id)).otherDates;
    const datePeriods = [{ names: ['ai tempi del lloyd'], edtf: '1836/1919' }];
    await administrator.change('PUT', '/api/admin/settings', { json: { datePeriods } });
    expect(await preview({ ids: [id], rereadDates: true })).toMatchObject({
      changed: 1,
      replaced: [
        {
          field: 'otherDates',
          count: 1,
          values: [{ to: expect.stringContaining('ai tempi del lloyd (1836-01-01 – 1919-12-31);') }],
        },
      ],
    });
    const edit = await start({ ids: [id], rereadDates: true });
    expect((await photo(id)).otherDates).toEqual([
      {
        kind: 'printed',
        dateText: 'ai tempi del lloyd',
        edtf: '1836/1919',
        earliest: '1836-01-01',
        latest: '1919-12-31',
      },
      before[1],
      before[2],
    ]);
    expect((await send(`/${edit.id}/undo`)).status).toBeLessThan(300);
    expect((await photo(id)).otherDates).toEqual(before);
  });

  it('is asked for by true alone', async () => {
    const { id } = await archive.aPhoto();
    const { status, body } = await send('/preview', { ids: [id], rereadDates: false });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });
});
