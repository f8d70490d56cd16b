interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^(?<name>[a-z_:][a-z0-9_:]*)(?:\{(?<labels>.*)\})? (?<value>\S+)$/i;
const LABEL = /([a-z_]\w*)="((?:[^"\\]|\\.)*)"/gi;

/** Reads a response of `/metrics`; throws on a line that is not in Prometheus' text format. */
export function readMetrics(text: string): readonly Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const { name = '', labels = '', value } = LINE.exec(line)?.groups ?? {};
      if (value === undefined) throw new Error(`No line of Prometheus: ${line}`);
      return { name, labels: labelsOf(labels), value: numberOf(value) };
    });
}

function labelsOf(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [, label = '', value = ''] of text.matchAll(LABEL)) labels[label] = value;
  return labels;
}

function numberOf(text: string): number {
  return text === '+Inf' ? Number.POSITIVE_INFINITY : Number(text === 'Nan' ? 'NaN' : text);
}

/** Names of the metric families in a response, those without a value included. */
export function metricNames(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
}

/** The value of the only sample with this name and these labels; undefined when there is none. */
export function valueOf(
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  return samples.find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value;
}
