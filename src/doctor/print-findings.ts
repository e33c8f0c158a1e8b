import { print } from '../platform/process/print.js';
import type { Finding } from './finding.js';

const signs: Record<Finding['state'], string> = { ok: 'ok     ', advice: 'advice ', problem: 'PROBLEM' };

export function printFindings(findings: Finding[]): void {
  for (const { part, state, text } of findings) print(`${signs[state]}  ${part.padEnd(13)}  ${text}`);
}
