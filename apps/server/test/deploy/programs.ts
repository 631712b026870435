import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Why a test of the deployment cannot run here, in one sentence; undefined where it can.
 * @param programs the programs that it starts
 */
export function missing(...programs: readonly string[]): string | undefined {
  if (process.platform !== 'linux') return 'It needs Linux.';
  const absent = programs.filter((program) => !isInstalled(program));
  return absent.length === 0 ? undefined : `${absent.join(' and ')} not installed.`;
}

function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;
}

/** Makes a certificate of its own for some names; it is trusted by nobody. */
export function makeCertificate(folder: string, names: readonly string[]) {
  const [certificate, key] = [`${folder}/tiyin.crt`, `${folder}/tiyin.key`];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'].concat(
      ['-days', '2', '-subj', '/CN=tiyin.test', '-addext', `subjectAltName=${alternatives}`],
      ['-out', certificate, '-keyout', key],
    ),
    { stdio: 'ignore' },
  );
  return { certificate, key };
}

/**
 * A sample with the addresses of a test instead of its own.
 * @throws Error naming a text that the sample does not have: it was changed, or the test is wrong
 */
export function fillIn(sample: string, values: Readonly<Record<string, string>>): string {
  let text = sample;
  for (const [from, to] of Object.entries(values)) {
    if (!text.includes(from)) throw new Error(`The sample has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}
