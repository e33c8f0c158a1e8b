import { findLivingProcess, parseProcStat, parsePsLine } from './living-process.js';

const ticks = (startTicks: number) => `${'0 '.repeat(17)}${startTicks} 0 0`;

describe('a living process', () => {
  it('is identified by its start time as well as its pid, since pids are reused', () => {
    const first = parseProcStat(`42 (node) S 7 ${ticks(100)}`, 'boot');
    const later = parseProcStat(`42 (node) S 7 ${ticks(900)}`, 'boot');
    expect(first).toEqual({ pid: 42, parentPid: 7, command: 'node', startedAt: 'boot:100' });
    expect(later?.startedAt).not.toBe(first?.startedAt);
  });

  it('may have a name with spaces and parentheses', () => {
    expect(parseProcStat(`42 (npm (start) x) S 7 ${ticks(100)}`, 'boot')?.command).toBe('npm (start) x');
  });

  it('is not a zombie', () => {
    expect(parseProcStat(`42 (node) Z 7 ${ticks(100)}`, 'boot')).toBeNull();
    expect(parsePsLine(42, '  501 Z+   Mon Jan  5 09:12:44 2026     (node)')).toBeNull();
  });

  it('is described by ps where there is no /proc', () => {
    expect(parsePsLine(42, '  501 Ss   Mon Jan  5 09:12:44 2026     /usr/local/bin/node\n')).toEqual({
      pid: 42,
      parentPid: 501,
      command: 'node',
      startedAt: 'Mon Jan 5 09:12:44 2026',
    });
  });

  it('is found while it lives', () => {
    expect(findLivingProcess(process.pid)).toMatchObject({ pid: process.pid, parentPid: process.ppid });
    expect(findLivingProcess(2 ** 30)).toBeNull();
    expect(findLivingProcess(Number.NaN)).toBeNull();
  });
});
