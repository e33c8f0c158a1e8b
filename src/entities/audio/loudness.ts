const blocksPerSecond = 50;

/** Measures the loudness of sound that arrives in chunks of any size, without holding the samples. */
export class Loudness {
  private readonly blocks: number[] = [];
  private power = 0;
  private samples = 0;
  private blockSize = 0;
  private total = 0;
  private sampleRate = 0;

  add(channels: Float32Array[], sampleRate: number): void {
    const [first] = channels;
    if (!first || first.length === 0) return;
    this.sampleRate = sampleRate;
    this.blockSize = Math.max(1, Math.round(sampleRate / blocksPerSecond));
    this.total += first.length;
    for (let at = 0; at < first.length; at += 1) {
      for (const channel of channels) this.power += (channel[at] ?? 0) ** 2 / channels.length;
      this.samples += 1;
      if (this.samples >= this.blockSize) this.closeBlock();
    }
  }

  /** 0 when there were no samples. */
  get durationSeconds(): number {
    return this.sampleRate === 0 ? 0 : Math.round((this.total / this.sampleRate) * 100) / 100;
  }

  /** The loudness of `count` parts of equal length, relative to the loudest; silence is all zeros. */
  waveform(count: number): number[] {
    if (this.samples > 0) this.closeBlock();
    const parts = Array.from({ length: count }, (_, part) => {
      const from = Math.floor((part * this.blocks.length) / count);
      const to = Math.max(from + 1, Math.floor(((part + 1) * this.blocks.length) / count));
      const blocks = this.blocks.slice(from, to);
      return Math.sqrt(blocks.reduce((sum, power) => sum + power, 0) / Math.max(1, blocks.length));
    });
    const loudest = Math.max(...parts);
    return parts.map((loudness) => (loudest === 0 ? 0 : Math.round((loudness / loudest) * 100) / 100));
  }

  private closeBlock(): void {
    this.blocks.push(this.power / this.samples);
    this.power = 0;
    this.samples = 0;
  }
}
