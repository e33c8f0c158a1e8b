import { monthsBetween, reportPeriod } from './report-period.js';

describe('the period of a report', () => {
  it.each([
    [{}, '2026-01-01', '2026-12-31'],
    [{ from: '2024-03-05' }, '2024-03-05', '2024-12-31'],
    [{ to: '2024-03-05' }, '2024-01-01', '2024-03-05'],
    [{ from: '2024-11-01', to: '2025-02-28' }, '2024-11-01', '2025-02-28'],
  ])('that is asked for as %j is from %s to %s', (query, from, to) => {
    expect(reportPeriod(query, '2026-11-27')).toEqual({ from, to });
  });

  it('does not end before it begins', () => {
    expect(() => reportPeriod({ from: '2025-01-02', to: '2025-01-01' }, '2026-11-27')).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        details: { errors: [{ field: 'to', code: 'years_reversed' }] },
      }),
    );
  });

  it('has the months of both its days and all between', () => {
    expect(monthsBetween({ from: '2024-11-30', to: '2025-02-01' })).toEqual([
      '2024-11',
      '2024-12',
      '2025-01',
      '2025-02',
    ]);
    expect(monthsBetween({ from: '2024-11-30', to: '2024-10-31' })).toEqual([]);
  });
});
