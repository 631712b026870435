import { expect, test, vi } from 'vitest';

const modules = import.meta.glob([
  '../**/*.{ts,tsx}',
  '!../main.tsx',
  '!../**/*.{test,stories,fixture,d}.*',
  '!../early/**',
  '!./{ru,uz}.ts',
]);

/** The texts that are read when modules are loaded, before the catalogue is there. */
async function textsReadBy(load: () => Promise<unknown>): Promise<readonly string[]> {
  vi.resetModules();
  const { i18n } = await import('./i18n.ts');
  const t = vi.spyOn(i18n, 't');
  await load();
  return t.mock.calls.map(([id]) => id);
}

// OFFICE-802
test('no text is read before a function is called', async () => {
  expect(Object.keys(modules).length).toBeGreaterThan(300);
  const load = () => Promise.all(Object.values(modules).map((each) => each()));
  expect(await textsReadBy(load)).toEqual([]);
});

test('a text that is read at once is found', async () => {
  const read = await textsReadBy(async () => {
    const { i18n } = await import('./i18n.ts');
    i18n.t('Early');
  });
  expect(read).toEqual(['Early']);
});
