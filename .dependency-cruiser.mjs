import { floorRules, houses, roomlessRule } from './scripts/floors.mjs';

const ours = '^(packages|apps|e2e|examples|scripts|bench|sheets)/';
const notProduct =
  '\\.(test|typetest|stories|e2e|visual|fixture)(\\.css)?\\.tsx?$|^apps/[^/]+/src/fixtures/';

/** The files of packages/api that need React. */
const hooks = 'src/(generated/(hooks/|by-operation/[^/]+/hook)|(cache|recovery|swr)\\.ts$)';
const react = '(^|/)node_modules/(react|react-dom)/';
/** The server, and all of ours that it may import. */
const withoutReact = `^(apps/(server|demo)/|packages/domain/|packages/api/(?!${hooks}))`;

/**
 * A room may import, of our own code, only the named rooms.
 * @param {string} name
 * @param {string} from
 * @param {string | string[]} allowed
 * @param {string} comment
 */
function arrow(name, from, allowed, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from },
    to: { path: ours, pathNot: allowed },
  };
}

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports and that imports nothing is dead.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          notProduct,
          '\\.d\\.ts$',
          '(^|/)[^/]+\\.config\\.(ts|mjs)$',
          '^scripts/',
          '^\\.storybook/',
          // A browser loads it from the page that names it.
          '^apps/server/src/http/reference/start-reference\\.js$',
        ],
      },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'An import leads nowhere: a typing error, or a path that a package does not export.',
      severity: 'error',
      // The project outside of the repository imports built files, such as style sheets.
      from: { pathNot: '^scripts/package-build/outside/' },
      to: { couldNotResolve: true },
    },
    arrow(
      'domain-alone',
      '^packages/domain/',
      '^packages/domain/',
      'domain imports nothing of ours.',
    ),
    arrow(
      'ui-theme-alone',
      '^packages/ui/src/theme/',
      '^packages/ui/src/theme/',
      'The theme is below everything else in ui.',
    ),
    arrow(
      'ui-components-on-theme',
      '^packages/ui/src/components/',
      '^packages/ui/src/(theme|locale/language|components|parts)/',
      'A component knows the theme, the language, the parts and other components, not payments.',
    ),
    arrow(
      'ui-payments-on-domain',
      '^packages/ui/',
      '^packages/(ui|domain)/',
      'ui knows domain, nothing else of ours.',
    ),
    arrow(
      'merchant-alone',
      '^packages/merchant/',
      '^packages/merchant/',
      'merchant is installed by itself: its types are written from the contract.',
    ),
    arrow('api-on-domain', '^packages/api/', '^packages/(api|domain)/', 'api imports domain only.'),
    arrow(
      'app-alone',
      '^apps/(backoffice|payform|server)/(?!test/|vite\\.config|src/.*\\.test\\.tsx?$)',
      ['^packages/', '^apps/$1/'],
      'An app imports packages, never another app.',
    ),
    arrow(
      'app-tests-alone',
      '^apps/(payform|server)/src/.*\\.test\\.tsx?$',
      ['^packages/', '^apps/$1/'],
      'The tests of an app import packages, never another app.',
    ),
    arrow(
      'office-tests-on-texts',
      '^apps/(backoffice)/src/.*\\.test\\.tsx?$',
      ['^packages/', '^apps/$1/', '^scripts/texts/'],
      'The tests of the texts read the code and the catalogues.',
    ),
    arrow(
      'app-build-on-scripts',
      '^apps/(backoffice|payform)/vite\\.config',
      ['^packages/', '^apps/$1/', '^scripts/page-scripts/list-bundled'],
      'The build of an app writes down the packages of its scripts.',
    ),
    arrow(
      'demo-on-server',
      '^apps/demo/',
      ['^packages/(api|domain)/', '^apps/demo/', '^apps/server/(src/|bundle\\.ts$)'],
      'The demo is the server with data: it knows what the server exports.',
    ),
    arrow(
      'server-tests-on-demo',
      '^apps/server/test/',
      ['^packages/', '^apps/(server|demo)/', '^examples/', '^scripts/'],
      'Tests of the server use the people and shops of the demo.',
    ),
    ...houses.flatMap(floorRules),
    ...houses.map(roomlessRule),
    arrow(
      'e2e-from-outside',
      '^e2e/',
      [
        '^e2e/',
        '^packages/(api|domain)/',
        '^apps/payform/src/locales/',
        '^scripts/free-port\\.ts$',
        '^scripts/texts/read-catalogues\\.ts$',
      ],
      'A journey knows the contract and what the pages say, and no insides.',
    ),
    arrow(
      'example-alone',
      '^examples/([^/]+)/',
      ['^examples/$1/', '^packages/merchant/'],
      'An example is a stranger: it knows nothing of ours but the API and its SDK.',
    ),
    arrow(
      'bench-on-server',
      '^bench/',
      ['^bench/', '^scripts/', '^apps/(server|demo)/', '^packages/ui/'],
      'A measurement runs the server as it is, on what the tests make for it, and the components as they are.',
    ),
    // Two arrows in place of a search through everything that the server reaches, which took most of the time.
    {
      name: 'server-without-ui',
      comment:
        'The server and what it imports know nothing of ui, React and the hooks of the client.',
      severity: 'error',
      from: { path: withoutReact, pathNot: notProduct },
      to: { path: [react, '^packages/ui/', `^packages/api/${hooks}`] },
    },
    {
      name: 'server-on-these',
      comment: 'The server and the demo import only code of which the rule before holds.',
      severity: 'error',
      from: { path: '^apps/(server|demo)/src/' },
      to: { path: ours, pathNot: withoutReact },
    },
    {
      name: 'product-without-tests',
      comment: 'What ships does not import tests, stories or fixtures.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: notProduct },
      to: { path: notProduct },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.data)/' },
    // An arrow drawn by a type alone is an arrow too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
