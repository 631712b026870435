import { expect, test } from 'vitest';
import type { Entry, Manifest } from './entries.ts';
import { entriesOf, folderOf, isModule, packageNames, readManifest } from './entries.ts';
import { publishedManifest } from './published-manifest.ts';

const button: Entry = { path: './button', source: 'src/components/button/index.ts' };
const fonts: Entry = { path: './theme/fonts', source: 'src/theme/fonts.ts' };
const face: Entry = { path: './theme/face.css', source: 'src/theme/face.css.ts' };
const contract: Entry = { path: './openapi.yaml', source: 'openapi.yaml' };
const data: Entry = { path: './openapi.json', source: 'src/generated/openapi.json' };

const source: Manifest = {
  name: '@tiyin/ui',
  version: '1.2.3',
  private: true,
  scripts: { prepack: 'exit 1' },
  exports: {},
  sideEffects: ['./src/theme/trusted-types.ts', '**/*.css.ts', '**/*.css'],
  dependencies: {
    '@tiyin/domain': '1.0.0',
    'react-aria': '3.1.0',
    qr: '0.7.0',
    '@style/css': '1.0.0',
  },
  peerDependencies: { react: '^19.2.0' },
};

const built = (...imported: string[]) =>
  publishedManifest(source, {
    entries: [button, fonts, face, contract, data],
    imported: new Set(imported),
    styled: new Set([button, fonts, face]),
    onlyStyles: new Set([fonts, face]),
  });

// API-471
test('an entry leads to the built module, its declarations and its style sheet', () => {
  expect(built()['exports']).toEqual({
    './button': {
      types: './components/button/index.d.ts',
      default: './components/button/index.js',
    },
    './button/styles.css': {
      types: './style-sheet.d.ts',
      default: './components/button/styles.css',
    },
    './theme/fonts': { types: './theme/fonts.d.ts', default: './theme/fonts.css' },
    './theme/face.css': { types: './theme/face.css.d.ts', default: './theme/face.css' },
    './openapi.yaml': './openapi.yaml',
    './openapi.json': './generated/openapi.json',
    './styles.css': { types: './style-sheet.d.ts', default: './styles.css' },
    './package.json': './package.json',
  });
});

// API-471
test('dependencies are the imported ones in ranges, narrower where a path is private', () => {
  expect(built('@tiyin/domain/money', 'qr', 'react/jsx-runtime')['dependencies']).toEqual({
    '@tiyin/domain': '^1.0.0',
    qr: '^0.7.0',
  });
  expect(built('react-aria/private/openLink')['dependencies']).toEqual({ 'react-aria': '~3.1.0' });
  expect(() => built('lodash/get')).toThrow('@tiyin/ui imports lodash and does not depend on it.');
});

// API-471
test('a command leads to its built module, and modules of Node are no dependencies', () => {
  const bin = { 'tiyin-merchant': './src/cli/main.ts' };
  const nothing = { entries: [], styled: new Set<Entry>(), onlyStyles: new Set<Entry>() };
  const command = { ...source, bin, engines: { node: '>=20' } };
  const manifest = publishedManifest(command, { ...nothing, imported: new Set(['node:crypto']) });
  expect(manifest).toMatchObject({
    bin: { 'tiyin-merchant': './cli/main.js' },
    engines: { node: '>=20' },
    dependencies: {},
  });
});

// API-471
test('scripts, privacy and effects of style files are not published', () => {
  const manifest = built();
  expect(manifest).not.toHaveProperty('private');
  expect(manifest).not.toHaveProperty('scripts');
  expect(manifest['sideEffects']).toEqual(['./theme/trusted-types.js', '**/*.css']);
});

// API-471
test.each(packageNames)('every entry of %s has a source', (name) => {
  const entries = entriesOf(folderOf(name));
  const paths = Object.keys(readManifest(folderOf(name)).exports);
  expect(entries.length).toBeGreaterThanOrEqual(paths.length);
  expect(entries.filter(isModule)).not.toEqual([]);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
});
