import { jest } from '@jest/globals';
import { isStatisticsServiceId } from '../../src/contract/statistics-service.js';
import { customEntry, type LayerEntry } from './data-layer.js';
import { pageViews } from './page-views.js';
import { serviceScriptUrl } from './statistics-service.js';
import { layerPolling, waitFor } from './wait-for.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('page views', () => {
  const watch = () => {
    const sent: LayerEntry[] = [];
    const views = pageViews({ title: () => 'Archivio', send: (entry) => sent.push(entry) });
    return { views, paths: () => sent.map(({ event_label }) => event_label), sent };
  };

  it('are sent half a second after the path has changed', () => {
    const { views, sent } = watch();
    views.changed('/it/archivio');
    jest.advanceTimersByTime(499);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toMatchObject([{ event: 'page_view', page_path: '/it/archivio', page_title: 'Archivio' }]);
  });

  it('are not sent twice for one path', () => {
    const { views, paths } = watch();
    views.changed('/it/archivio');
    jest.advanceTimersByTime(500);
    views.changed('/it/archivio');
    jest.advanceTimersByTime(500);
    views.changed('/it/schede');
    jest.advanceTimersByTime(500);
    views.changed('/it/archivio');
    jest.advanceTimersByTime(500);
    expect(paths()).toEqual(['/it/archivio', '/it/schede', '/it/archivio']);
  });

  it('leave out a page that was left at once', () => {
    const { views, paths } = watch();
    views.changed('/it/archivio');
    jest.advanceTimersByTime(200);
    views.changed('/it/schede');
    jest.advanceTimersByTime(500);
    expect(paths()).toEqual(['/it/schede']);
  });

  it('stop when the consent is withdrawn', () => {
    const { views, paths } = watch();
    views.changed('/it/archivio');
    views.stop();
    jest.advanceTimersByTime(1000);
    expect(paths()).toEqual([]);
  });
});

it('an event contains action, category, label and value', () => {
  const event = { event_action: 'share', event_category: 'photo', event_label: 'molo', value: 1 };
  expect(customEntry(event)).toEqual({ event: 'custom_event', ...event });
});

describe('the data layer', () => {
  it('is looked up fifty times, every tenth of a second', async () => {
    let looks = 0;
    const found = waitFor(() => {
      looks += 1;
      return undefined;
    }, layerPolling);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await found).toBeNull();
    expect(looks).toBe(50);
  });

  it('is used as soon as it exists', async () => {
    let layer: unknown[] | undefined;
    const found = waitFor(() => layer, layerPolling);
    await jest.advanceTimersByTimeAsync(250);
    layer = [];
    await jest.advanceTimersByTimeAsync(100);
    expect(await found).toBe(layer);
  });
});

describe('the id of the analytics service', () => {
  it('names a container or a measurement', () => {
    expect(serviceScriptUrl('GTM-ABC123')).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
    expect(serviceScriptUrl('G-ABC123')).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123');
  });

  it.each([
    ['GTM-ABC123', true],
    ['G-ABC123XYZ', true],
    ['UA-1234-1', false],
    ['"><script>', false],
  ])('%s is valid: %s', (id, isOne) => {
    expect(isStatisticsServiceId(id)).toBe(isOne);
  });
});
