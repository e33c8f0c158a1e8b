import { usualWebProcesses } from './usual-web-processes.js';

const gigabytes = 1024 ** 3;

it.each([
  { cores: 1, memory: 64, processes: 1 },
  { cores: 2, memory: 2, processes: 1 },
  { cores: 2, memory: 4, processes: 2 },
  { cores: 16, memory: 4, processes: 3 },
  { cores: 16, memory: 64, processes: 4 },
  { cores: 2, memory: 0.5, processes: 1 },
])('a machine with $cores cores and $memory GB has $processes', ({ cores, memory, processes }) =>
  expect(usualWebProcesses({ cores, memory: memory * gigabytes })).toBe(processes),
);
