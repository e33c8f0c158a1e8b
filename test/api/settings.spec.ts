import { untranslated } from '../../src/contract/localized.js';
import { administrator, archive } from '../support/administration.js';
import { until } from '../support/until.js';

const change = (fields: object) => administrator.change('PUT', '/api/admin/settings', { json: fields });
const errorsOf = async (fields: object): Promise<string[]> => {
  const { status, body } = await change(fields);
  expect(status).toBe(400);
  return body.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
};

const tiles = { url: '/uploads/tiles/{z}/{x}/{y}.webp', attribution: 'Comune' };
const picture = { url: '/uploads/1884.jpg', west: 13.75, south: 45.64, east: 13.79, north: 45.66 };
const overlay = { code: 'pianta-1884', name: 'Pianta del 1884', year: 1884, attribution: 'Biblioteca civica', picture };

describe('the settings', () => {
  it('begin with the default map, no video and no links', async () => {
    const { body } = await archive.visitor().get('/api/settings');
    expect(body).toMatchObject({
      map: { lat: 45.6495, lng: 13.7768, zoom: 16, minZoom: 12, maxZoom: 19 },
      mapTiles: null,
      video: null,
      socialUrl: null,
      operatorName: null,
    });
  });

  it('are changed by an administrator and shown to everyone at once', async () => {
    const fields = {
      city: 'Gorizia',
      operatorName: '  Società di storia  ',
      operatorAddress: 'Via Rastello 1\n34170 Gorizia',
      contactEmail: 'storia@example.org',
      socialUrl: 'https://social.example.org/@gorizia',
      video: { fileUrl: '/uploads/presentazione.webm' },
      map: { lat: 45.94, lng: 13.62, zoom: 15, minZoom: 11, maxZoom: 18 },
    };
    const { status, body } = await change(fields);
    const said = {
      ...fields,
      operatorName: 'Società di storia',
      video: { fileUrl: '/uploads/presentazione.webm', externalId: null, thumbnailUrl: null },
    };
    expect(status).toBe(200);
    expect(body).toMatchObject(said);
    expect((await archive.visitor().get('/api/settings')).body).toMatchObject(said);
    expect((await administrator.get('/api/admin/settings')).body).toEqual(body);
  });

  it('keep fields that a change does not name, and delete those that it empties', async () => {
    await change({ siteNameEn: 'Then', socialUrl: 'https://social.example.org', contactEmail: 'a@example.org' });
    const { body } = await change({ socialUrl: '', contactEmail: null });
    expect(body).toMatchObject({ siteNameEn: 'Then', socialUrl: null, contactEmail: null });
  });

  it('are not overwritten by somebody who has not seen what another has changed meanwhile', async () => {
    const { version } = (await administrator.get('/api/admin/settings')).body;
    const saved = await change({ tagline: 'Prima', version });
    expect(saved.status).toBe(200);
    const stale = await change({ tagline: 'Dopo', version });
    expect([stale.status, stale.body.code]).toEqual([409, 'record_outdated']);
    expect((await administrator.get('/api/admin/settings')).body).toEqual(saved.body);
    expect((await change({ tagline: 'Dopo', version: saved.body.version })).body).toMatchObject({ tagline: 'Dopo' });
    expect((await archive.visitor().get('/api/settings')).body).not.toHaveProperty('version');
  });

  it('name the source of the map tiles, which can be removed again', async () => {
    const mapTiles = {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
      attributionUrl: 'https://www.openstreetmap.org/copyright',
      maxZoom: 17,
    };
    expect((await change({ mapTiles })).body).toMatchObject({ mapTiles });
    expect((await archive.visitor().get('/api/settings')).body).toMatchObject({ mapTiles });
    const own = { url: '/uploads/tiles/{z}/{x}/{y}.webp', attribution: 'Comune' };
    expect((await change({ mapTiles: own })).body.mapTiles).toEqual({ ...own, attributionUrl: null, maxZoom: 19 });
    expect((await change({ mapTiles: null })).body.mapTiles).toBeNull();
  });

  it('have up to five historical maps, as tiles or as a picture', async () => {
    const tiled = {
      ...overlay,
      code: 'catasto',
      picture: null,
      tiles: { url: '/catasto/{z}/{x}/{y}.webp', minZoom: 13 },
    };
    const { status } = await change({ mapOverlays: [overlay, tiled] });
    expect(status).toBe(200);
    const unset = { ...untranslated('name'), attributionUrl: null };
    expect((await archive.visitor().get('/api/settings')).body.mapOverlays).toEqual([
      { ...overlay, ...unset, tiles: null },
      { ...tiled, ...unset, tiles: { ...tiled.tiles, maxZoom: 19 } },
    ]);
    expect((await change({ mapOverlays: [] })).body.mapOverlays).toEqual([]);
  });

  it('record who changed what', async () => {
    await change({ city: 'Muggia' });
    const [last] = (await archive.historyOf('settings', 1)).slice(-1);
    expect(last).toMatchObject({ after: { city: 'Muggia' }, userId: expect.any(Number) });
  });

  it('are read again once messages are received, with what was saved while none were', async () => {
    await archive.database.query(`update settings set values = values || '{"city": "Grado"}'`);
    await archive.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'veduta-listen'`,
    );
    const isRead = async () => (await archive.visitor().get('/api/settings')).body.city === 'Grado';
    await expect(until(isRead)).resolves.toBeUndefined();
  });

  it.each([
    [{ siteName: '' }, 'siteName field_required'],
    [{ city: null }, 'city field_required'],
    [{ siteName: 'x'.repeat(201) }, 'siteName field_too_long'],
    [{ socialUrl: 'javascript:alert(1)' }, 'socialUrl address_expected'],
    [{ teamUrl: 'team' }, 'teamUrl address_expected'],
    [{ contactEmail: 'nowhere' }, 'contactEmail errorEmailInvalid'],
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone time_zone_unknown'],
    [{ video: { fileUrl: 'https://video.example.org/a.mp4' } }, 'video.fileUrl site_path_expected'],
    [{ video: { thumbnailUrl: '//video.example.org/a.jpg' } }, 'video.thumbnailUrl site_path_expected'],
    [{ video: { externalId: '"><script>' } }, 'video.externalId video_id_expected'],
    [{ map: { lat: 91, lng: 13, zoom: 16, minZoom: 12, maxZoom: 19 } }, 'map.lat number_out_of_range'],
    [{ map: { lat: 45, lng: 13, zoom: 20, minZoom: 12, maxZoom: 19 } }, 'map.zoom zoom_outside_levels'],
    [{ map: null }, 'map field_invalid'],
    [{ mapTiles: { ...tiles, url: 'http://tile.example.org/{z}/{x}/{y}.png' } }, 'mapTiles.url tile_address_expected'],
    [{ mapTiles: { ...tiles, url: 'https://tile.example.org/0/0/0.png' } }, 'mapTiles.url tile_address_expected'],
    [{ mapTiles: { ...tiles, attribution: ' ' } }, 'mapTiles.attribution field_required'],
    [{ mapTiles: { url: tiles.url } }, 'mapTiles.attribution field_required'],
    [{ mapTiles: { ...tiles, attributionUrl: 'javascript:alert(1)' } }, 'mapTiles.attributionUrl address_expected'],
    [{ mapTiles: { ...tiles, maxZoom: 23 } }, 'mapTiles.maxZoom number_out_of_range'],
    [{ mapTiles: 'https://tile.example.org/{z}/{x}/{y}.png' }, 'mapTiles field_invalid'],
    [{ mapOverlays: null }, 'mapOverlays field_invalid'],
    [
      { mapOverlays: Array.from({ length: 6 }, (_, index) => ({ ...overlay, code: `c${index}` })) },
      'mapOverlays field_invalid',
    ],
    [{ mapOverlays: [{ ...overlay, code: 'La mappa' }] }, 'mapOverlays.0.code code_expected'],
    [{ mapOverlays: [overlay, overlay] }, 'mapOverlays.1.code field_taken'],
    [{ publicWidths: null }, 'publicWidths field_invalid'],
    [{ publicWidths: [{ licence: 'CC0', width: 1600 }] }, 'publicWidths.0.licence field_invalid'],
    [{ publicWidths: [{ licence: 'cc0', width: 319 }] }, 'publicWidths.0.width number_out_of_range'],
    [{ publicWidths: [{ licence: 'cc0', width: 'wide' }] }, 'publicWidths.0.width integer_expected'],
    [
      { publicWidths: ['none', 'other', 'none'].map((licence) => ({ licence, width: 1600 })) },
      'publicWidths.2.licence field_taken',
    ],
    [{ mapOverlays: [{ ...overlay, name: '' }] }, 'mapOverlays.0.name field_required'],
    [{ mapOverlays: [{ ...overlay, year: 20 }] }, 'mapOverlays.0.year year_expected'],
    [{ mapOverlays: [{ ...overlay, attribution: ' ' }] }, 'mapOverlays.0.attribution field_required'],
    [{ mapOverlays: [{ ...overlay, picture: null }] }, 'mapOverlays.0.tiles field_invalid'],
    [{ mapOverlays: [{ ...overlay, tiles: { url: '/t/{z}/{x}/{y}.png' } }] }, 'mapOverlays.0.tiles field_invalid'],
    [
      { mapOverlays: [{ ...overlay, picture: { ...picture, url: 'http://a.example/a.jpg' } }] },
      'mapOverlays.0.picture.url picture_address_expected',
    ],
    [
      { mapOverlays: [{ ...overlay, picture: { ...picture, url: '' } }] },
      'mapOverlays.0.picture.url picture_address_expected',
    ],
    [
      { mapOverlays: [{ ...overlay, picture: { ...picture, north: 45.6 } }] },
      'mapOverlays.0.picture.north edges_reversed',
    ],
    [
      { mapOverlays: [{ ...overlay, picture: { ...picture, west: 181 } }] },
      'mapOverlays.0.picture.west number_out_of_range',
    ],
    [
      { mapOverlays: [{ ...overlay, picture: null, tiles: { url: '/t/{z}/{x}/{y}.png', minZoom: 16, maxZoom: 12 } }] },
      'mapOverlays.0.tiles.maxZoom levels_reversed',
    ],
    [{ periods: [{ from: 1900, to: 1899 }] }, 'periods periods_not_ascending'],
    [
      {
        periods: [
          { from: 1900, to: 1914 },
          { from: 1914, to: 1918 },
        ],
      },
      'periods periods_not_ascending',
    ],
    [
      {
        periods: [
          { from: 1900, to: null },
          { from: 1950, to: 1999 },
        ],
      },
      'periods periods_not_ascending',
    ],
    [
      {
        periods: [
          { from: 1915, to: 1918 },
          { from: 1900, to: 1914 },
        ],
      },
      'periods periods_not_ascending',
    ],
    [{ periods: [{ from: 190, to: 1914 }] }, 'periods.0.from year_expected'],
    [{ periods: [null] }, 'periods periods_not_ascending'],
    [{ periods: null }, 'periods periods_not_ascending'],
    [{ mood: 'good' }, 'mood field_unknown'],
  ])('refuse %j', async (fields, error) => {
    expect(await errorsOf(fields)).toEqual([error]);
  });
});
