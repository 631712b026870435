import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { confirmPaid, expect, goToRequisites, test } from '../journey.ts';
import { paymentScripts } from '../payment-scripts.ts';

const built = fileURLToPath(
  new URL('../../apps/payform/dist/client/payform-assets', import.meta.url),
);
const scriptPath = /^\/payform-assets\/(.+)-[\w-]{8}\.js$/;

const inventory = new URL('../../docs/security/page-scripts.json', import.meta.url);

/** The hashes of the classic inline scripts of a page, as the inventory names them. */
async function inlineOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs)];
  return scripts.map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}

// RUN-305
test('the payment page has the scripts of the inventory alone, each with its hash', async ({
  customer,
  createForm,
}) => {
  const { url } = await createForm();
  const requested = new Set<string>();
  customer.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(new URL(request.url()).pathname);
  });
  await goToRequisites(customer, url);
  const tags = await customer.locator('script').evaluateAll((scripts) =>
    scripts.map((script) => ({
      type: script.getAttribute('type') ?? 'inline',
      src: script.getAttribute('src'),
      integrity: script.getAttribute('integrity'),
      text: script.textContent,
    })),
  );
  await confirmPaid(customer);

  const inline = tags.filter(({ src }) => src === null);
  expect(inline.map(({ type }) => type).toSorted()).toEqual(['application/json', 'importmap']);
  const [first, ...others] = await inlineOf((await createForm({ paymentMethodName: 'Humo' })).url);
  expect(readFileSync(inventory, 'utf8')).toContain(`"${first}"`);
  expect(others).toEqual([]);
  const map = inline.find(({ type }) => type === 'importmap')?.text ?? '{}';
  const hashes = new Map(
    [...map.matchAll(/"([^"]+)":"(sha384-[^"]+)"/g)].map(([, path, hash]) => [path, hash]),
  );
  for (const { src, integrity } of tags) if (src !== null) expect(integrity).toBe(hashes.get(src));
  const loaded = [...requested].map((path) => scriptPath.exec(path)?.[1]);
  expect(loaded).toEqual(expect.arrayContaining(['calls', 'late', 'main']));
  for (const path of requested) expect(hashes.get(path), path).toMatch(/^sha384-/);

  const names = readdirSync(built).flatMap((file) => {
    const name = scriptPath.exec(`/payform-assets/${file}`)?.[1];
    return name === undefined ? [] : [name];
  });
  const ofTheBuild = Object.keys(paymentScripts).filter(
    (name) => !/[/]|^importmap$|^inline$/.test(name),
  );
  expect([...new Set(names)].toSorted()).toEqual(ofTheBuild.toSorted());
});
