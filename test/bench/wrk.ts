import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Load {
  url: string;
  /** Asked for one after the other, and from the start again. */
  paths: string[];
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds within which half of the answers, and 99 of 100, have come. */
  p50: number;
  p99: number;
  /** CPU seconds of wrk itself: when it needs more than the server, it is wrk that is measured. */
  ownCpuSeconds: number;
}

/**
 * Asks with wrk, a load generator in C: one in JavaScript needs as much of the processor as the server that it measures.
 * @throws Error when wrk is missing, or when an answer is not 2xx or 3xx or does not come.
 */
export async function wrk({ url, paths, connections, seconds, headers = {} }: Load): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'veduta-wrk-'));
  const list = join(folder, 'paths');
  const script = join(folder, 'requests.lua');
  const result = join(folder, 'result');
  writeFileSync(list, paths.join('\n') + '\n');
  writeFileSync(script, lua(list, result, { 'Accept-Encoding': 'br', ...headers }));
  try {
    await promisify(execFile)('wrk', [
      `-t1`,
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      '20s',
      '-s',
      script,
      url,
    ]);
    const [requests = 0, microseconds = 0, failed = 0, ownCpuSeconds = 0, half = 0, most = 0] = readFileSync(
      result,
      'utf8',
    )
      .split(' ')
      .map(Number);
    if (failed > 0) throw new Error(`${url}${paths[0]}: ${failed} of ${requests} requests failed`);
    const requestsPerSecond = requests / (microseconds / 1e6);
    return { requests, requestsPerSecond, ownCpuSeconds, p50: half / 1000, p99: most / 1000 };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('This bench needs wrk. Debian: apt install wrk', { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const lua = (list: string, result: string, headers: Record<string, string>): string => `
  ${Object.entries(headers)
    .map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
    .join('\n  ')}
  local requests = {}
  local next = 0
  function init()
    for path in io.lines("${list}") do requests[#requests + 1] = wrk.format("GET", path) end
  end
  function request()
    next = next % #requests + 1
    return requests[next]
  end
  function done(summary, latency)
    local errors = summary.errors
    local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
    local file = io.open("${result}", "w")
    file:write(summary.requests, " ", summary.duration, " ", failed, " ", os.clock(), " ", latency:percentile(50), " ",
      latency:percentile(99))
    file:close()
  end`;
