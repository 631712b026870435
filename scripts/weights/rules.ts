import type { Bundle } from './bundle.ts';

/** The most that an entry may weigh, in bytes, whatever is recorded. */
export const limits: Readonly<Record<string, number>> = {
  button: 14_000,
  'text-field': 16_000,
  dialog: 26_000,
  select: 50_000,
  'data-table': 30_000,
};

/** Modules that only some entries may contain, because it is large and no other entry needs it. */
interface Reserved {
  readonly what: string;
  readonly modules: RegExp;
  readonly entries: RegExp;
}

const ours = (...folders: string[]): RegExp =>
  new RegExp(`/packages/ui/src/components/(${folders.join('|')})/.*\\.tsx?$`);

/** The owners of code. */
const reserved: readonly Reserved[] = [
  {
    what: 'calendars',
    modules:
      /@internationalized\/date\/|\/(calendar|datepicker)\/|\/(Range)?Calendar|\/Date(Field|Picker)/,
    entries: /^date-/,
  },
  {
    what: 'TanStack Virtual',
    modules: /@tanstack\/(react-)?virtual/,
    entries:
      /^(data-table|list-page|loaded-table|select|combo-box|page-size-select|payments\/(bank|terminal)-select)$/,
  },
  {
    what: 'charts',
    modules: ours('sparkline', 'line-chart', 'heat-map'),
    entries:
      /^(sparkline|line-chart|heat-map|stat|payments\/(finance-card|report-card|success-rate-cell))$/,
  },
  { what: 'QR codes', modules: /node_modules\/qr\//, entries: /^qr-code$/ },
];

/** Entries over their limit, or with something that is not theirs, a sentence each. */
export function breaches(bundles: readonly Bundle[]): string[] {
  const names = new Set(bundles.map(({ name }) => name));
  const unknown = Object.keys(limits).filter((name) => !names.has(name));
  return [
    ...unknown.map((name) => `${name} has a limit and is not an entry.`),
    ...bundles.flatMap((bundle) => [...overLimit(bundle), ...notOwn(bundle)]),
  ];
}

function overLimit({ name, bytes }: Bundle): string[] {
  const limit = limits[name] ?? Number.POSITIVE_INFINITY;
  return bytes > limit ? [`${name} weighs ${bytes} bytes, and may weigh ${limit}.`] : [];
}

function notOwn({ name, modules }: Bundle): string[] {
  return reserved
    .filter(({ entries }) => !entries.test(name))
    .flatMap(({ what, modules: pattern }) => {
      const found = modules.find((module) => pattern.test(module));
      return found === undefined ? [] : [`${name} brings ${what}: ${found}`];
    });
}
