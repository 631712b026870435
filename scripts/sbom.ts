// npm run sbom: writes the bill of materials in CycloneDX to sbom.cdx.json, or to the file that is named.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './bootstrap.mjs';
import { billOfMaterials } from './bill-of-materials.ts';

const file = resolve(root, process.argv[2] ?? 'sbom.cdx.json');
const bill = billOfMaterials(readFileSync(join(root, 'package-lock.json'), 'utf8'));
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
const required = bill.components.filter(({ scope }) => scope === 'required').length;
console.log(
  `${file}: ${bill.components.length} components, ${required} of them to run the system.`,
);
