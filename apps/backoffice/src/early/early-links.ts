import type { Plugin, Rolldown } from 'vite';
import { beginEarly } from './begin-early.ts';
import { earlyLogin, earlyPages, type FilesOf } from './early-pages.ts';

type Bundle = Rolldown.OutputBundle;

/** The chunks that one cannot do without, itself among them. */
function neededBy(bundle: Bundle, chunk: Rolldown.OutputChunk): Set<Rolldown.OutputChunk> {
  const needed = new Set<Rolldown.OutputChunk>();
  const add = (each: Rolldown.OutputChunk) => {
    if (needed.has(each)) return;
    needed.add(each);
    for (const name of each.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  add(chunk);
  return needed;
}

/** Which files a screen needs beyond those that the page names anyway. */
function filesIn(bundle: Bundle): FilesOf {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.filter(({ isEntry }) => isEntry).map((entry) => neededBy(bundle, entry));
  return (screen) => {
    const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/screens/${screen}`));
    if (own === undefined) throw new Error(`The build has no chunk for the screen ${screen}`);
    const needed = [...neededBy(bundle, own)].filter(
      (chunk) => !first.some((set) => set.has(chunk)),
    );
    const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    return {
      scripts: needed.map(({ fileName }) => `/${fileName}`),
      styles: styles.map((fileName) => `/${fileName}`),
    };
  };
}

/** Before the style sheets, because a script waits for those before it. */
const PLACE = '<!-- early-links -->';

/** Beside the manifest, for the server: the scripts that each page begins to load early (RUN-303). */
const scriptsFile = '.vite/early-scripts.json';

/** Writes {@link beginEarly} into the page, with the built files of each screen. */
export function earlyLinks(): Plugin {
  return {
    name: 'early-links',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const filesOf = filesIn(bundle);
      const pages = [...(await earlyPages(filesOf)), earlyLogin(filesOf)];
      const source = JSON.stringify(pages.map(({ pattern, scripts }) => ({ pattern, scripts })));
      this.emitFile({ type: 'asset', fileName: scriptsFile, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const filesOf = filesIn(bundle);
        const given = JSON.stringify([await earlyPages(filesOf), earlyLogin(filesOf)]);
        const script = `(${String(beginEarly)})(window, ...${given});`;
        if (!html.includes(PLACE)) throw new Error(`The page has no ${PLACE}`);
        return html.replace(PLACE, () => `<script nonce="__CSP_NONCE__">${script}</script>`);
      },
    },
  };
}
