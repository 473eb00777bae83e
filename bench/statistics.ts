/** Returns the quantile of the values for `share`, from 0 to 1. Without values, returns NaN. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export type Sample = { seconds: number; mb: number };

/** Returns the slope of the least squares line through the samples, in MB per minute. */
export function slope(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const seconds = mean(samples.map((sample) => sample.seconds));
  const mb = mean(samples.map((sample) => sample.mb));
  const spread = samples.reduce((sum, sample) => sum + (sample.seconds - seconds) ** 2, 0);
  const rise = samples.reduce(
    (sum, sample) => sum + (sample.seconds - seconds) * (sample.mb - mb),
    0,
  );
  return (rise / spread) * 60;
}
