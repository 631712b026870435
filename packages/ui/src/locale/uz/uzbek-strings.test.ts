import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as en from 'react-aria-components/i18n/en-US';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { uzbekStrings } from './uzbek-strings.ts';
import type { Phrases } from './uzbek-strings.ts';

/* The type declaration says that the module exports only a type. */
const english: Phrases = Reflect.get(en, 'default');
/* The time limit for bundling on a busy machine. */
const buildMs = 60_000;

const packages = Object.entries(uzbekStrings);

describe.each(packages)('the texts of %s', (name, phrases) => {
  test('are all there that English has, and no others', () => {
    expect(Object.keys(phrases).toSorted()).toEqual(Object.keys(english[name] ?? {}).toSorted());
  });

  test.each(Object.keys(phrases))('%s receives all arguments of the English one', (key) => {
    expect(argumentsOf(phrases[key])).toEqual(argumentsOf(english[name]?.[key]));
  });
});

test(
  'every text of our components is in Uzbek',
  async () => {
    expect(Object.keys(uzbekStrings).toSorted()).toEqual(expect.arrayContaining(await spoken()));
  },
  buildMs,
);

/** The names of a text's arguments; a plain text has none. */
function argumentsOf(phrase: unknown): string[] {
  const names = new Set<string>();
  const args = new Proxy({}, { get: (_, name) => (names.add(String(name)), true) });
  const every = (choices: object) =>
    Object.values(choices).map((choice: unknown) =>
      typeof choice === 'function' ? String(choice()) : String(choice),
    );
  const formatter = {
    plural: (_: unknown, choices: object) => every(choices),
    select: (choices: object) => every(choices),
    number: String,
  };
  const text: unknown = typeof phrase === 'function' ? phrase(args, formatter) : phrase;
  expect(String(text)).not.toBe('');
  return [...names].toSorted();
}

/** The packages of React Aria whose texts come into a bundle of all that our components take from it. */
async function spoken(): Promise<string[]> {
  const entry = 'virtual:all-we-use';
  const names = usedNames().join(', ');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'all-we-use',
        resolveId: (id) => (id === entry ? join(import.meta.dirname, 'all-we-use.js') : null),
        load: (id) =>
          id.endsWith('all-we-use.js')
            ? `import { ${names} } from 'react-aria-components';\nglobalThis.used = [${names}];`
            : null,
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: [/^react(-dom)?($|\/)/u] },
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const files = outputs.flatMap((chunk) => ('modules' in chunk ? Object.keys(chunk.modules) : []));
  return [...new Set(files.flatMap(packageOf))].toSorted();
}

function packageOf(file: string): string[] {
  const found =
    /(react-aria-components|react-aria|react-stately)\/dist\/private\/intl\/(?:(\w+)\/)?en-US/u.exec(
      file,
    );
  const [, library = '', name = ''] = found ?? [];
  if (found === null) return [];
  return [name === '' ? library : `@${library}/${name}`];
}

/** The library's own imports from React Aria by name, without types. */
function usedNames(): string[] {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('{components,payments,parts}/**/*.{ts,tsx}', { cwd: root });
  const names = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const imports = text.matchAll(/import \{([^}]+)\} from 'react-aria-components'/gu);
    return [...imports].flatMap(([, list = '']) => list.split(',').map((each) => each.trim()));
  });
  return [...new Set(names.map((each) => each.replace(/ as .*/u, '')))].filter(
    (each) => each !== '' && !each.startsWith('type '),
  );
}
