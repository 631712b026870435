import { expect, test } from 'vitest';
import { clientModules } from './client-modules.ts';
import { readFacts } from './module-facts.ts';
import { sourceGraph } from './source-graph.ts';

const needsClient = (text: string): boolean => readFacts(text).isOfClient;

// API-470
test.each([
  "import { useState } from 'react';",
  "import { createContext } from 'react';",
  "import { useNow } from './useNow.ts';",
  "import { Button } from 'react-aria-components';",
  "import useSWR from 'swr';",
  'export const A = () => <p onClick={() => undefined} />;',
  'export const A = () => <List>{(row) => <p>{row}</p>}</List>;',
])('a browser is needed by %s', (text) => {
  expect(needsClient(text)).toBe(true);
});

// API-470
test.each([
  "import type { ButtonProps } from 'react-aria-components';",
  "import { type Key, Fragment } from 'react';",
  'export const A = ({ onPress }) => <button onClick={onPress}>{rows.map((row) => <b key={row} />)}</button>;',
])('a server alone can render %s', (text) => {
  expect(needsClient(text)).toBe(false);
});

// API-471
test('a module that is loaded later belongs to its importer, as those that are imported at once', () => {
  const { imports } = readFacts("import './a.css.ts'; lazy(() => import('./Late.tsx'));");
  expect(imports).toEqual(['./a.css.ts', './Late.tsx']);
});

const files: Readonly<Record<string, string>> = {
  'button/index.ts': "export { Button } from './Button.tsx';",
  'button/Button.tsx': "import { useRef } from 'react'; import { inner } from './inner.ts';",
  'button/inner.ts': "import { useState } from 'react';",
  'banner/Banner.tsx': `import { Button } from '../button/index.ts';
    export const Banner = ({ onClose }) => <Button onPress={onClose}>Close</Button>;`,
  'field/Field.tsx': `import { Button } from '../button/index.ts'; import { read } from './read.ts';
    export const Field = () => <Button read={read} />;`,
  'field/read.ts': 'export const read = () => 1;',
  'icon/Icon.tsx': 'export const Icon = ({ glyph: Glyph }) => <Glyph />;',
  'badge/Badge.tsx': `import { Icon } from '../icon/Icon.tsx'; import { Check } from 'lucide-react';
    export const Badge = () => <Icon glyph={Check} />;`,
};

function clientOf(...sources: string[]): string[] {
  const graph = sourceGraph('', (path) => files[path] ?? '');
  return [...clientModules(graph, sources)].toSorted();
}

// API-470
test('only the first module on the way from an entry says that it needs a browser', () => {
  expect(clientOf('button/index.ts')).toEqual(['button/Button.tsx']);
  expect(clientOf('button/index.ts', 'button/inner.ts')).toEqual([
    'button/Button.tsx',
    'button/inner.ts',
  ]);
});

// API-470
test('a module that gives a client component something of its own is of the client; what it was given may pass', () => {
  expect(clientOf('banner/Banner.tsx')).toEqual(['button/Button.tsx']);
  expect(clientOf('field/Field.tsx')).toEqual(['field/Field.tsx']);
});

// API-470
test('a component may be given to one that a server renders', () => {
  expect(clientOf('badge/Badge.tsx')).toEqual([]);
});
