import { expect, test } from 'vitest';
import { ownWarnings } from './storybook-warnings.ts';

const directive = `▲  Vite \u001B[33m[MODULE_LEVEL_DIRECTIVE] \u001B[0mThe semantics of the module level
│  directive "use client" in
│  "node_modules/lucide-react/dist/esm/Icon.mjs" may not be preserved
│
`;
const large = `│  Vite ✓ built in 8.06s
│
▲  Vite
│  (!) Some chunks are larger than 500 kB after minification. Consider:
│
`;
const unresolved = `▲  Vite [UNRESOLVED_IMPORT] Could not resolve './gone.ts' in
│  packages/ui/src/components/box/Box.tsx
│
`;

test('warnings about packages of others and about size are let pass', () => {
  expect(ownWarnings(`${directive}${large}└  Storybook build completed successfully\n`)).toEqual(
    [],
  );
});

test('a warning about a file of ours is found between others', () => {
  expect(ownWarnings(`${directive}${unresolved}${large}`)).toEqual([
    "Vite [UNRESOLVED_IMPORT] Could not resolve './gone.ts' in packages/ui/src/components/box/Box.tsx",
  ]);
});

test('the same remark about a file of ours counts', () => {
  const own = directive.replace('node_modules/lucide-react/dist/esm/Icon.mjs', 'packages/ui/a.ts');
  expect(ownWarnings(own)).toHaveLength(1);
});
