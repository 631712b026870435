import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { earlyLinks } from './src/early/early-links.ts';
import { listBundled } from '../../scripts/page-scripts/list-bundled.ts';

/* The server as `npm run dev` starts it. Its host stays in the request: the server compares it with the origin. */
const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

/* The build's input for the screen's own file; its icons, too, so that it loads those of no other page; and two
   files of a hundred bytes, which every screen would name as chunks of their own. */
const ofTheList =
  /routing\/page-commands|stored-neighbours|screens\/invoices\/(?:InvoicesView|columns|totals\/TotalsView|finance\/FinanceSummary|\w+-list-address|download-report|use\w+)\.tsx?$|ui\/src\/components\/breakdown\/|lucide-react\/.*\/(?:bookmark|columns-3)\.mjs$/;

/* Each next to nothing. */
const ofSeveralPages =
  /ui\/src\/components\/(?:copy-button|description-list|link|link-button|page-header)\/|\/(?:AfterPaint|BackLink|Heading|LateConfirmDialog|VisuallyHidden|answer-of|approval-requested-answer|etag|form-problem|ids|run-command|text-or-null|toast-requested|use-in-steps|useEvent|with-elements)\.|lucide-react/;

/* Parts of the library that pages take together, as one chunk each: of exactly these files, because
   with all that these import a chunk would have half of the library. */
const ofFocus =
  /\/(?:FocusScope|ShadowTreeWalker|getScrollParents?|isScrollable|scrollIntoView|useCollator|useDescription|useUpdateEffect|utils\/keyboard)\.mjs$/;
const ofCollections =
  /react-aria\/dist\/private\/collections\/|react-stately\/dist\/private\/(?:collections\/(?:getChildNodes|CollectionBuilder|useCollection)|selection\/|list\/(?:ListCollection|useListState))|-components\/dist\/private\/Collection\.mjs$|\/(?:constants|virtualFocus|selection\/utils|useTypeSelect|useUpdateLayoutEffect|useSelectableCollection|useSelectableItem|useLongPress|inertValue|useHasTabbableChild)\.mjs$/;
const ofOverlays =
  /-components\/dist\/private\/(?:Dialog|Modal|Popover)\.mjs$|react-aria\/dist\/private\/(?:overlays|intl\/overlays|dialog)\/|\/(?:PressResponder|runAfterKeyboard|useInteractOutside|useViewportSize)\.mjs$|ui\/src\/(?:(?:components\/(?:confirm-dialog|dialog)|parts\/popover)\/|components\/form-dialog\/useDiscardQuestion)/;
const ofToggles =
  /react-aria\/dist\/private\/(?:switch\/|toggle\/)|\/(?:useSlot|Switch)\.mjs$|ui\/src\/(?:components\/switch|parts\/choice)\//;
const ofChecks =
  /react-(?:aria|stately)\/dist\/private\/checkbox\/|\/Checkbox\.mjs$|ui\/src\/components\/checkbox\//;
const ofRadios =
  /react-(?:aria|stately)\/dist\/private\/radio\/|\/RadioGroup\.mjs$|ui\/src\/components\/radio-group\//;
const ofNumbers =
  /ui\/src\/(?:components\/number-field|parts\/number-entry|payments\/amount-field)\/|domain\/src\/money\/(?:amount-error|amount-input|parse-amount|rounding)\./;
const ofForms = /ui\/src\/components\/(?:form|text-field)\/|\/name-error\./;
/* Of pages about one object, each a few lines. */
const ofDetails = /ui\/src\/components\/(?:loaded-table|page-problem)\/|\/CopiedIdentifier\./;
const ofChoices =
  /by-operation\/list-(?:currencies|pools|providers)\/|structs\/(?:currency|pool|provider)-list-answer\./;

const together = Object.entries({
  focus: ofFocus,
  collections: ofCollections,
  overlays: ofOverlays,
  toggles: ofToggles,
  checks: ofChecks,
  radios: ofRadios,
  numbers: ofNumbers,
  forms: ofForms,
  details: ofDetails,
  choices: ofChoices,
}).map(([name, test]) => ({ name, test, priority: 1, includeDependenciesRecursively: false }));

/** Of the calendars of the world our locales have one; the others weigh 3 kB. */
function gregorianOnly(): Plugin {
  const only = `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
export const createCalendar = () => new GregorianCalendar();`;
  return {
    name: 'gregorian-only',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/@internationalized/date/dist/private/createCalendar.mjs') ? only : null,
  };
}

export default defineConfig({
  plugins: [
    react(),
    lingui({ failOnCompileError: true }),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `bo${hash}` }),
    gregorianOnly(),
    earlyLinks(),
    listBundled(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  // The server puts a fresh nonce in place of this with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    assetsDir: 'backoffice-assets',
    manifest: true,
    rolldownOptions: {
      output: {
        // The page names the files of every screen: shorter hashes are 200 bytes of its first load.
        chunkFileNames: 'backoffice-assets/[name]-[hash:7].js',
        assetFileNames: 'backoffice-assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Code of every page, of the list, and of several others, as one chunk each: dozens of
            // small ones compress badly, and wait for one of the browser's six connections.
            { name: 'frame', tags: ['$initial'], priority: 4 },
            { name: 'list', test: ofTheList, priority: 3 },
            { name: 'page', test: ofSeveralPages, priority: 2 },
            ...together,
          ],
        },
      },
    },
  },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: api } } },
});
