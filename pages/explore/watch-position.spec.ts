import { jest } from '@jest/globals';
import { watchPosition } from './watch-position.js';

const watched = jest.fn<Geolocation['watchPosition']>(() => 7);
const clearWatch = jest.fn<Geolocation['clearWatch']>();

beforeAll(() => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { geolocation: { watchPosition: watched, clearWatch } },
    configurable: true,
  });
});

const start = () => {
  const onUpdate = jest.fn();
  const onProblem = jest.fn();
  const stop = watchPosition({ onUpdate, onProblem });
  const [update, fail, options] = watched.mock.lastCall ?? [];
  const report = (latitude: number, seconds: number) =>
    update?.({
      coords: { latitude, longitude: 13.77, accuracy: 25 },
      timestamp: seconds * 1000,
    } as GeolocationPosition);
  return {
    onUpdate,
    onProblem,
    stop,
    report,
    fail: (code: number) => fail?.({ code } as GeolocationPositionError),
    options,
  };
};

it('the position is watched with low accuracy, at most a minute old and after 20 s at most, until one leaves', () => {
  const { options, stop } = start();
  expect(options).toEqual({ enableHighAccuracy: false, maximumAge: 60_000, timeout: 20_000 });
  expect(clearWatch).not.toHaveBeenCalled();
  stop();
  expect(clearWatch).toHaveBeenCalledWith(7);
});

it('an update is compared with the last one that was not ignored', () => {
  const { onUpdate, report } = start();
  report(45.65, 0);
  // About 11, 11 and 22 m from there.
  for (const [latitude, seconds] of [
    [45.6501, 3],
    [45.6499, 6],
    [45.6502, 9],
  ] as const)
    report(latitude, seconds);
  expect(onUpdate.mock.calls.map(([fix]) => (fix as { lat: number } | null)?.lat)).toEqual([
    45.65,
    undefined,
    undefined,
    45.6502,
  ]);
});

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unknown'],
])('the error %d is the problem %s', (code, problem) => {
  const { onProblem, fail } = start();
  fail(code);
  expect(onProblem).toHaveBeenCalledWith(problem);
});
