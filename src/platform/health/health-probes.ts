import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Service } from '../../contract/system.js';

/** Whether the service answers. */
type HealthProbe = () => Promise<boolean>;

interface NamedProbe {
  name: Service;
  answers: HealthProbe;
  /** It reads the database too, so it says nothing of the service while that is away. */
  needsDatabase: boolean;
}

/** Less than the two seconds in which health must be told. */
export const probeTimeoutMs = 1500;

/** Checks besides the database. A module that can work without a service, but worse, registers a check for it here. */
@Injectable()
export class HealthProbes {
  private readonly probes: NamedProbe[] = [];

  add(name: Service, answers: HealthProbe, { needsDatabase = false } = {}): void {
    this.probes.push({ name, answers, needsDatabase });
  }

  get names(): Service[] {
    return this.probes.map(({ name }) => name);
  }

  /** The names of the missing services: `withoutDatabase` are those that are missing although the database is away too. */
  async findMissing(): Promise<{ all: Service[]; withoutDatabase: Service[] }> {
    const failed = await Promise.all(this.probes.map(async (probe) => ((await isAnswering(probe)) ? null : probe)));
    const missing = failed.filter((probe) => probe !== null);
    return {
      all: missing.map(({ name }) => name),
      withoutDatabase: missing.filter(({ needsDatabase }) => !needsDatabase).map(({ name }) => name),
    };
  }
}

const isAnswering = ({ answers }: NamedProbe): Promise<boolean> =>
  Promise.race([answers().catch(() => false), setTimeout(probeTimeoutMs, false, { ref: false })]);
