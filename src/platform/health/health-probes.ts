import { Injectable } from '@nestjs/common';

/** Names what is missing, or answers null. Must neither throw nor take longer than two seconds. */
export type HealthProbe = () => Promise<string | null>;

/** What is asked besides the database; whoever can serve without something, but worse, registers here what it needs. */
@Injectable()
export class HealthProbes {
  private readonly probes: HealthProbe[] = [];

  add(probe: HealthProbe): void {
    this.probes.push(probe);
  }

  /** The names of what is missing. */
  async findMissing(): Promise<string[]> {
    const names = await Promise.all(this.probes.map((probe) => probe()));
    return names.filter((name) => name !== null);
  }
}
