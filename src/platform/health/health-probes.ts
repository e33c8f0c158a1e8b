import { Injectable } from '@nestjs/common';

/** Answers the name of a missing service, or null. Must not throw nor take longer than two seconds. */
export type HealthProbe = () => Promise<string | null>;

/** Checks besides the database. A module that can work without a service, but worse, registers a check for it here. */
@Injectable()
export class HealthProbes {
  private readonly probes: HealthProbe[] = [];

  add(probe: HealthProbe): void {
    this.probes.push(probe);
  }

  /** The names of the missing services. */
  async findMissing(): Promise<string[]> {
    const names = await Promise.all(this.probes.map((probe) => probe()));
    return names.filter((name) => name !== null);
  }
}
