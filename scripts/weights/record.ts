/** The record of one entry. */
export interface Weight {
  readonly name: string;
  /** Brotli, JavaScript and style sheets together, React left out. */
  readonly bytes: number;
  /** The folders of ours, besides its own, of which something is in its bundle. */
  readonly brings: readonly string[];
}

/** More than this over what is recorded is growth and no accident: bytes, or a share of the weight, the larger. */
const tolerance = { bytes: 300, share: 0.03 } as const;

/** A line per entry: its name, its bytes, and the components that it imports. */
export function writeRecord(weights: readonly Weight[]): string {
  const width = Math.max(...weights.map(({ name }) => name.length));
  const lines = weights.map(({ name, bytes, brings }) =>
    [name.padEnd(width), String(bytes).padStart(6), ...brings].join(' '),
  );
  return `${lines.join('\n')}\n`;
}

/** Reads the output of `writeRecord`. */
export function readRecord(text: string): readonly Weight[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', bytes = '', ...brings] = line.split(/ +/);
      return { name, bytes: Number(bytes), brings };
    });
}

/** How what was measured differs from what is recorded, a sentence for each difference that is not to be. */
export function differences(record: readonly Weight[], measured: readonly Weight[]): string[] {
  const recorded = new Map(record.map((weight) => [weight.name, weight]));
  const found = new Set(measured.map(({ name }) => name));
  const gone = record.filter(({ name }) => !found.has(name));
  return [
    ...gone.map(({ name }) => `${name} is recorded and is no more.`),
    ...measured.flatMap((weight) => changesOf(recorded.get(weight.name), weight)),
  ];
}

function changesOf(before: Weight | undefined, now: Weight): string[] {
  if (before === undefined) return [`${now.name} is not recorded: ${now.bytes} bytes.`];
  const most = before.bytes + Math.max(tolerance.bytes, before.bytes * tolerance.share);
  const grown = `${now.name} grew from ${before.bytes} to ${now.bytes} bytes.`;
  return [
    ...(now.bytes > most ? [grown] : []),
    ...missingFrom(before.brings, now.brings).map((each) => `${now.name} newly brings ${each}.`),
    ...missingFrom(now.brings, before.brings).map((each) => `${now.name} brings no ${each} now.`),
  ];
}

const missingFrom = (known: readonly string[], all: readonly string[]): readonly string[] =>
  all.filter((each) => !known.includes(each));
