import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './bootstrap.mjs';
import { billOfMaterials } from './bill-of-materials.ts';

const bill = billOfMaterials(readFileSync(join(root, 'package-lock.json'), 'utf8'));

type Manifest = Readonly<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

// RUN-330
test('the bill of materials is CycloneDX, and names nothing twice or that it does not hold', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  for (const { name, version, purl, hashes = [] } of bill.components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/);
    expect([name, version].every((text) => text.length > 0)).toBe(true);
    for (const { alg, content } of hashes) {
      expect(`${alg} ${content}`).toMatch(/^(SHA-1 [\da-f]{40}|SHA-512 [\da-f]{128})$/);
    }
  }
  const refs = [bill.metadata.component, ...bill.components].map((each) => each['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  const named = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(named.filter((ref) => !refs.includes(ref))).toEqual([]);
});

// RUN-330
test('the bill of materials holds every direct dependency, in the version that is pinned, with its hash', () => {
  const missing: string[] = [];
  for (const file of globSync('{.,apps/*,packages/*,e2e}/package.json', { cwd: root })) {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    for (const [name, version] of wanted) {
      if (name.startsWith('@tiyin/')) continue;
      const [, alias = name, pinned = version] = /^npm:(.+)@([^@]+)$/.exec(version) ?? [];
      const found = bill.components.find((each) => each.name === alias && each.version === pinned);
      if (!found?.hashes) missing.push(`${file}: ${name} ${version}`);
    }
  }
  expect(missing).toEqual([]);
});

// RUN-330
test('a package that only development needs is excluded, and one that the server runs on is required', () => {
  const scopeOf = (name: string) => bill.components.find((each) => each.name === name)?.scope;
  expect([scopeOf('fastify'), scopeOf('knip')]).toEqual(['required', 'excluded']);
});
