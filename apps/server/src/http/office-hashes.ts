import { createHash } from 'node:crypto';
import { withImportHashes, type ScriptHashes } from './integrity.ts';

/** The scripts that a page of the back office begins to load early; see apps/backoffice/src/early. */
export type EarlyScripts = {
  /** The pattern of its path, as a regular expression; empty for the sign-in page, which any path may show. */
  readonly pattern: string;
  readonly scripts: readonly string[];
};

/** The hashes of the back office's many scripts, where its pages need them (RUN-303). */
export type OfficeHashes = {
  /** Puts the hashes of a page's first scripts into it. */
  readonly inPage: (html: string, path: string, nonce: string) => string;
  /** The script that adds the hashes of all others; undefined without scripts. */
  readonly late:
    | { readonly path: string; readonly body: string; readonly hash: string }
    | undefined;
};

/** The policy of Trusted Types that the late script creates. */
export const hashesPolicy = 'hashes';

/**
 * Divides the hashes: all in each page would treble its size. The late script is loaded once the page is idle, before other
 * screens are preloaded (OFFICE-201), and browsers add its import map to that of the page.
 */
export function officeHashes(hashes: ScriptHashes, early: readonly EarlyScripts[]): OfficeHashes {
  const login = early.find(({ pattern }) => pattern === '');
  const pages = early.filter((each) => each !== login);
  const late = lateScript(hashes);
  return {
    inPage: (html, path, nonce) => {
      const page = pages.find(({ pattern }) => new RegExp(pattern).test(path));
      const needed = new Set([...(page?.scripts ?? []), ...(login?.scripts ?? [])]);
      if (late === undefined) return html;
      const own = [...hashes].filter(([script]) => needed.has(script));
      const hashed = withImportHashes(html, new Map([...own, [late.path, late.hash]]), nonce);
      return hashed.replace('</head>', () => `${importWhenIdle(late.path, nonce)}</head>`);
    },
    late,
  };
}

/** Safari has no idle callback. Without the script the browser checks what the page names. */
function importWhenIdle(path: string, nonce: string): string {
  const load = `import('${path}').catch(() => undefined)`;
  return `<script nonce="${nonce}">(window.requestIdleCallback ?? setTimeout)(() => ${load});</script>`;
}

function lateScript(hashes: ScriptHashes): OfficeHashes['late'] {
  if (hashes.size === 0) return undefined;
  const map = JSON.stringify({ integrity: Object.fromEntries(hashes) });
  const body = `(${String(addHashes)})(window, ${JSON.stringify(map)}, '${hashesPolicy}');\n`;
  const digest = createHash('sha256').update(body).digest();
  return {
    path: `/backoffice-assets/late-hashes-${digest.toString('hex').slice(0, 8)}.js`,
    hash: `sha256-${digest.toString('base64')}`,
    body,
  };
}

/** The part of a browser that {@link addHashes} uses. */
type Page = {
  readonly document: {
    readonly querySelector: (
      selector: 'script[nonce]' | 'script[type=importmap]',
    ) => { readonly nonce: string; readonly textContent: string } | null;
    readonly createElement: (name: 'script') => object;
    readonly head: { readonly append: (element: object) => void };
  };
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScript: (text: string) => string },
    ) => { readonly createScript: (text: string) => object };
  };
};

/**
 * Runs in the browser: its source text is the late script, so it may use only its parameters. A hash that the page has is
 * left out: Chromium warns of each that comes twice.
 */
function addHashes({ document, trustedTypes }: Page, map: string, policy: string): void {
  const inPage = document.querySelector('script[type=importmap]')?.textContent ?? '';
  const isIn = (path: string, value: unknown) =>
    typeof value === 'string' && inPage.includes(`"${path}"`);
  const later: unknown = JSON.parse(map, (path, value: unknown) =>
    isIn(path, value) ? undefined : value,
  );
  const text = JSON.stringify(later);
  const trusted = trustedTypes?.createPolicy(policy, { createScript: (given) => given });
  const element = document.createElement('script');
  Object.assign(element, {
    type: 'importmap',
    nonce: document.querySelector('script[nonce]')?.nonce,
    textContent: trusted?.createScript(text) ?? text,
  });
  document.head.append(element);
}
