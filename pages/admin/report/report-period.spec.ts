import { askedPeriod, isSamePeriod, reportPath, usualPeriods } from './report-period.js';

describe('the period of the page', () => {
  it('is what its address says, without what is no day', () => {
    expect(askedPeriod({ from: '2025-01-01', to: '2025-06-30' })).toEqual({ from: '2025-01-01', to: '2025-06-30' });
    expect(askedPeriod({ from: '2025-02-30', to: 'tomorrow' })).toEqual({});
    expect(askedPeriod({ from: '', to: '2025-06-30' })).toEqual({ to: '2025-06-30' });
  });

  it('begins with the earlier of two days', () => {
    expect(askedPeriod({ from: '2025-06-30', to: '2025-01-01' })).toEqual({ from: '2025-01-01', to: '2025-06-30' });
  });

  it('is offered as this year, last year, and since the archive began', () => {
    const [thisYear, lastYear, everything] = usualPeriods({ begins: '2024-03-05', today: '2026-11-27' });
    expect(reportPath(thisYear.period)).toBe('/admin/report?from=2026-01-01&to=2026-12-31');
    expect(lastYear.period).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    expect(everything.period).toEqual({ from: '2024-03-05', to: '2026-11-27' });
    expect(isSamePeriod(thisYear.period, lastYear.period)).toBe(false);
  });
});
