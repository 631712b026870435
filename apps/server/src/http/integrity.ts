import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of each script of a build, by its path, in the form of Subresource Integrity. */
export type ScriptHashes = ReadonlyMap<string, string>;

/** Hashes the scripts of a folder, which are served under a prefix. A shorter hash is for pages of many scripts. */
export function hashScripts(
  folder: string,
  prefix: string,
  algorithm: 'sha256' | 'sha384' = 'sha384',
): ScriptHashes {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(
    names.map((name) => {
      const digest = createHash(algorithm).update(readFileSync(join(folder, name)));
      return [`${prefix}${name}`, `${algorithm}-${digest.digest('base64')}`];
    }),
  );
}

/** A script of ours, or the preload of one. */
const scriptTag = /<(?:script|link rel="modulepreload")(?= )[^>]*? (?:src|href)="([^"]+)"/g;

/** Gives every script and module preload in the head of a page its hash (RUN-303). */
export function withIntegrity(html: string, hashes: ScriptHashes): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replaceAll(scriptTag, (tag, path: string) => {
    const hash = hashes.get(path);
    return hash === undefined ? tag : `${tag} integrity="${hash}"`;
  });
  return head + html.slice(end);
}

/**
 * The same for scripts that others import later: an import map before the first script. It takes some 60 bytes for each
 * script, so only a page of few scripts has one.
 */
export function withImportHashes(html: string, hashes: ScriptHashes, nonce: string): string {
  const first = /<(?:script|link rel="modulepreload")(?= )/.exec(html);
  if (!first) return html;
  const map = JSON.stringify({ integrity: Object.fromEntries(hashes) });
  const tag = `<script type="importmap" nonce="${nonce}">${map}</script>`;
  return html.slice(0, first.index) + tag + html.slice(first.index);
}
