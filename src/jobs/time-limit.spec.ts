import { jest } from '@jest/globals';
import { TimeLimit } from './time-limit.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the time limit of a job', () => {
  it('passes when the job takes longer', async () => {
    const onPassed = jest.fn();
    const limit = new TimeLimit(1000, onPassed);
    await jest.advanceTimersByTimeAsync(999);
    expect(onPassed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onPassed).toHaveBeenCalledTimes(1);
    limit.end();
  });

  it('is paused while the job waits for others, and then continues', async () => {
    const onPassed = jest.fn();
    const limit = new TimeLimit(1000, onPassed);
    await jest.advanceTimersByTimeAsync(400);
    const waiting = limit.untimed(new Promise((resolve) => setTimeout(resolve, 60_000, 'admitted')));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await waiting).toBe('admitted');
    await jest.advanceTimersByTimeAsync(599);
    expect(onPassed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onPassed).toHaveBeenCalledTimes(1);
    limit.end();
  });

  it('does not pass after the end of the job, even of one that ended while it waited', async () => {
    const onPassed = jest.fn();
    const limit = new TimeLimit(1000, onPassed);
    const waiting = limit.untimed(new Promise<void>((resolve) => setTimeout(resolve, 10)));
    limit.end();
    await jest.advanceTimersByTimeAsync(5000);
    await waiting;
    await jest.advanceTimersByTimeAsync(5000);
    expect(onPassed).not.toHaveBeenCalled();
  });
});
