import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './bootstrap.mjs';

/** A rule about the text of sources that the linter has no word for. */
export interface TextRule {
  readonly promise: string;
  readonly files: readonly string[];
  /** Paths that the rule does not hold for. */
  readonly except: RegExp;
  /** The forbidden text, in code only by default. */
  readonly forbidden: RegExp;
  /** The rule holds in comments as well. */
  readonly holdsInComments?: true;
  /** A line that breaks the rule and one that looks like it but does not: they prove the rule. */
  readonly examples: { readonly broken: readonly string[]; readonly kept: readonly string[] };
}

const notShipped = /\.(test|stories|e2e)\.tsx?$/;
const seen = ['packages/ui/src/**/*.{ts,tsx}', 'apps/{backoffice,payform}/src/**/*.{ts,tsx}'];

/** Rules on the text of files. */
export const textRules: readonly TextRule[] = [
  {
    promise: 'only packages/api names a path of the API',
    files: [...seen, 'packages/domain/src/**/*.ts'],
    except: notShipped,
    forbidden: /(?<!@tiyin)\/api\//,
    examples: {
      broken: ["fetch('/api/v1/invoice')", 'fetch(`${origin}/api/v1/invoice`)'],
      kept: ["import { useInvoice } from '@tiyin/api/hooks/invoice';"],
    },
  },
  {
    promise: 'only the theme writes a raw colour',
    files: seen,
    except: /\.(test|stories)\.tsx?$|^packages\/ui\/src\/theme\//,
    forbidden: /['"`\s:(]#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(rgba?|hsla?|oklch|oklab)\(/i,
    examples: {
      broken: ["color: '#fff'", "fill: 'rgb(0 0 0)'", 'background: `oklch(60% 0.1 20)`'],
      kept: ["querySelector('#root')", 'color: vars.color.text', '#count = 0'],
    },
  },
  {
    promise: 'only the theme writes raw pixels',
    files: seen,
    except: /\.(test|stories)\.tsx?$|^packages\/ui\/src\/theme\//,
    forbidden: /\d(px)\b/,
    examples: {
      broken: ["padding: '4px'", "'(min-width: 600px)'", 'width: `${8}px 1.5px`'],
      kept: ['padding: vars.space.small', "width: '100%'"],
    },
  },
  {
    promise: 'a part of a screen that loads has a skeleton, which is announced',
    files: ['apps/backoffice/src/screens/**/*.tsx'],
    except: /\.stories\.tsx$|\/oidc\//,
    forbidden: /<Spinner\b|<VisuallyHidden>\{i18n\.t\('Loading/,
    examples: {
      broken: [
        "<Spinner label={i18n.t('Loading notes')} />",
        "<VisuallyHidden>{i18n.t('Loading drops')}</VisuallyHidden>",
      ],
      kept: ["<SkeletonLines label={i18n.t('Loading notes')} />"],
    },
  },
  {
    promise: 'a layout changes at a width of the scale, and none is worked out elsewhere',
    files: seen,
    except: /^packages\/ui\/src\/theme\//,
    forbidden: /breakpoints\.\w+ ?[-+*/]/,
    examples: {
      broken: ['`(width < ${breakpoints.phone - 3 * spaces[40]}px)`'],
      kept: ['`(width < ${breakpoints.phone}px)`', '[below.narrowest]: { gap: 0 }'],
    },
  },
  {
    promise: 'the time comes from outside in domain, and from the clock in the server',
    files: ['packages/domain/src/**/*.ts', 'apps/{server,demo}/src/**/*.ts'],
    except: /\.test\.ts$|^apps\/server\/src\/clock\.ts$/,
    forbidden: /new Date\(\s*\)|Date\.now\b/,
    examples: {
      broken: ['const now = new Date();', 'clock = Date.now'],
      kept: ['new Date(instant)', 'now: Date'],
    },
  },
  {
    promise: 'only domain/money converts between major and minor units, by the currency',
    files: [
      ...seen,
      'apps/{server,demo}/src/**/*.ts',
      'packages/domain/src/**/*.ts',
      'examples/**/*.mjs',
    ],
    // Numbers of any kind, shares of an amount, and a form that only examples show.
    except:
      /\.(test|stories)\.tsx?$|^packages\/(domain\/src\/money|ui\/src\/parts\/number-entry)\/|\/(nearby-amounts|play-scenario|fields\.fixture)\.tsx?$/,
    forbidden:
      /(amount|balance|limit|money|price|sum|minorUnits)\w*\)?\s*[*/]\s*(100n?\b|10n?\s*\*\*)|\*\s*10n\s*\*\*|\bdecimals=\{2\}/i,
    examples: {
      broken: [
        'formatAmount(Math.round(sum * 100), 2)',
        '`${(amount / 100).toFixed(2)} UZS`',
        '<NumberField label="Sum" decimals={2} />',
        'const limit = BigInt(digits) * 10n ** BigInt(dimension);',
      ],
      kept: ['`${feeBasisPoints / 100} %`', 'wholeUnits(1_000n, currency)', 'done * 100'],
    },
  },
  {
    promise: 'an amount is MinorUnits, and only domain/money adds and subtracts amounts',
    files: ['apps/server/src/**/*.ts', 'packages/domain/src/**/*.ts'],
    // Nearby amounts are steps from one amount, and a form has numbers of the wire.
    except:
      /\.(test|typetest)\.ts$|^packages\/domain\/src\/money\/|\/(nearby-amounts|form-limits)\.ts$/,
    forbidden:
      /(amount|fee|limit|total|balance|sum|missing|received|booked|excess|standing|threshold|adjustment|difference)\??: (Promise<)?bigint\b|\bminorUnits\(.* [-+] |\w\.[a-z]*amount [-+]=? (?!coalesce\b)/i,
    examples: {
      broken: [
        'readonly amount: bigint;',
        'readonly baseAmount?: bigint | undefined;',
        'return minorUnits(row.amount + transfer.amount);',
        'if (row.amount + transfer.amount > limit) return;',
        'const left = deposit.amount - (await reportedTotal(tx, id));',
      ],
      kept: [
        'readonly amount: MinorUnits;',
        'readonly perUsdt: bigint;',
        'plus(row.amount, fee)',
        'minorUnits(BigInt(row.total))',
        'addMoney(balance, row)',
      ],
    },
  },
  {
    promise: 'what a payment method needs stands in its row, and is not told by its name',
    files: [...seen, 'apps/server/src/**/*.ts', 'packages/domain/src/**/*.ts'],
    except: /\.(test|stories)\.tsx?$/,
    forbidden: /[=!]==\s*'(Humo|Uzs|Tinkoff|Sberbank|Sbp)\w*'/,
    examples: {
      broken: ["method.name === 'Sbp' ? bank : null", "name !== 'TinkoffXCountry'"],
      kept: ['method.needsBank', "methodByName('Humo')"],
    },
  },
  {
    promise: 'whether a code is one of some is asked by isOneOf, which knows how it is spelt',
    files: [...seen, 'apps/server/src/**/*.ts', 'packages/domain/src/**/*.ts'],
    except: /\.(test|stories)\.tsx?$/,
    forbidden: /'[A-Z_]{2,}'\]\.includes\(|readonly string\[\] = \['[A-Z_]{2,}'/,
    examples: {
      broken: [
        "['NEW', 'IN_PROGRES'].includes(status)",
        "const awaitsMoney: readonly string[] = ['IN_PROGRESS', 'PENDING'];",
      ],
      kept: ["isOneOf(status, ['NEW', 'PENDING'])", "['left', 'right'].includes(side)"],
    },
  },
  {
    promise: 'no test sleeps',
    files: ['{packages,apps,e2e,scripts,sheets}/**/*.{test,stories,e2e,visual}.{ts,tsx}'],
    except: /^scripts\/house-rules\.test\.ts$/,
    forbidden: /\bwaitForTimeout\(|=> ?setTimeout\(|\b(sleep|delay)\(/,
    examples: {
      broken: ['await page.waitForTimeout(100)', 'new Promise((done) => setTimeout(done, 5))'],
      kept: ['vi.advanceTimersByTime(100)', 'await expect(row).toBeVisible()'],
    },
  },
  {
    promise: 'nothing is left to do',
    files: ['{packages,apps,e2e,examples,scripts,bench,sheets}/**/*.{ts,tsx,mjs,mdx}'],
    except: /^scripts\/house-rules\.ts$/,
    forbidden: /\b(TODO|FIXME|XXX)\b/,
    examples: { broken: ["'TODO later'"], kept: ["'todo'"] },
  },
  {
    promise: 'nothing cites a text that is not in the repository',
    // Migrations are left out: a released one is never edited.
    files: [
      '*.md',
      '.storybook/**/*.{ts,tsx}',
      '{packages,apps,e2e,examples,scripts,bench,sheets,docs}/**/*.{ts,tsx,mjs,js,mdx,md,yaml,css,html}',
    ],
    except: /^scripts\/house-rules\.ts$|(^|\/)CHANGELOG\.md$/,
    forbidden: /(?<!RFC \d{4}, )\b(decisions?|sections?|specification) \d/i,
    holdsInComments: true,
    examples: {
      broken: ['/** As decision 36 has it. */', '// sections 2 and 9', 'see specification 9'],
      kept: ['/** The key of RFC 8410, section 10.1. */', '// three sections', '// FORM-12'],
    },
  },
];

/** Texts in which plain English is checked: code, comments, test titles and docs. */
const written = [
  '*.md',
  '{packages,apps,e2e,examples,scripts,bench,sheets,docs}/**/*.{ts,tsx,mjs,mdx,md,yaml}',
];

/** A phrase that is not used, the words to use instead, and lines that prove its pattern. */
type Phrase = readonly [
  instead: string,
  forbidden: RegExp,
  broken: string,
  kept: string,
  /** By default everywhere. */
  files?: readonly string[],
];

const phrases: readonly Phrase[] = [
  [
    'props are documented by what they do, or not at all',
    /\bWhat (it|they|an?|the)( [\w-]+){0,4} takes?\b[.:]/,
    '/** What a badge takes. */',
    '/** Takes the invoice that was loaded. */',
  ],
  ['input or request, not wish', /\bwish(es|ed)?\b/i, 'const wish = 1;', '// wishbone'],
  ['action or command, not deed', /\bdeeds?\b/i, 'type Deed = string;', 'indeed'],
  [
    'request or command, not order (which a shop has, and rows have)',
    /\b(Account|Admin|Call|Form|Invoice|Job|Merchant|Movement|Payout|Refund|Report|Return|Settlement|Shop|Statement|Terminal|Worker)Order\b|\btype Order\b|\border(ed)?(By\??: |Again\b|Form\b|Payout\b|Deposit\b)|\border(s|ed)? an? (deposit |hosted )?(form|payout|refund|return|deposit|invoice)\b|\b(tx|Tx|secrets|Secrets), order\b|\(order: /,
    'export async function changeRole(tx: Tx, order: Command) {}',
    'type SortOrder = string; // the order of a shop, in the order of their ids',
    ['docs/**/*.md', '{apps,e2e,bench,scripts,packages}/**/*.{ts,tsx,mjs,mdx}'],
  ],
  [
    'batch or batched, not gathered or gathering',
    /\bgather(ed|ing|s)?\b|\w*Gathering|\bgathering-/i,
    'class GatheringSocket {}',
    'max_parallel_workers_per_gather',
  ],
  ['mismatch, not misfit', /\bmisfits?(Of)?\b/i, 'misfitOf(row)', 'mismatchOf(row)'],
  ['correction or restore, not mend', /\bmend(s|ed|ing)?\b/i, "kind: 'mend'", 'amended'],
  [
    'preloaded and posting context, not ahead and ground',
    /\b(\w*ReadAhead|readAhead|BooksAhead|GroundAhead|readGround|groundOf|standOn|(as|insert|select)Ahead|(type|interface) Ahead)\b|\bahead\??:/,
    'readonly ahead?: BooksAhead;',
    '// a status ahead of the page',
  ],
  [
    'scenario, not story (which is a word of Storybook)',
    /\bstor(y|ies)\b(?!\.)/i,
    "describe('the stories of a demo')",
    "describe('the scenarios of a demo')",
    ['apps/{server,demo}/**/*.ts', 'packages/{domain,api,merchant}/**/*.{ts,yaml}'],
  ],
  [
    'participants, not cast',
    /\breadCast\b|\bcast = /,
    'const cast = await readCast(tx);',
    'cast(x)',
  ],
  ['steps of a scenario, not beats', /\b(beats?|teller)\b/i, 'for (const beat of beats)', 'beaten'],
  [
    'test system or setup, not stage',
    /\bopen\w*Stage\b|\bstage(\.[a-z]|: Stage\b)|\/(\w+-)?stage\.ts\b/,
    'const stage = await openListStage();',
    '// the last stage of an upload',
  ],
  ['scenario or target, not scene', /\bscenes?\b/i, 'const scene = open();', 'obscene'],
  ['max or limit, not most', /\bmost[A-Z]\w*/, 'const mostKept = 150;', '// most of them'],
  ['a noun, not a pronoun', /\b(its|theirs)[A-Z]\w*/, 'const itsPool = 1;', '// its pool'],
  ['the reason, not lostBy', /\blostBy\b/, 'lostBy.includes(x)', 'lost by'],
  ['again, not anew', /\banew\b/i, '// begins anew', '// a new one'],
  [
    'edit conflict, not somebody was quicker',
    /\b(some|any)body( else)? (was|is|had been) quicker\b|\bof (some|any)body quicker\b/i,
    '// where somebody else was quicker',
    '// the quicker index',
  ],
  [
    'invalid text or validation error, not "what is no"',
    /\bwhat is no\b/i,
    '// what is no number stays',
    '// what is not sent',
  ],
  [
    'unknown user, not "nobody whom the system knows"',
    /\bwhom the system\b|\bbears? that out\b/i,
    '// nobody whom the system knows',
    '// the system knows',
  ],
  ['name the person, not whoever', /\bwhoever\b/i, '// Whoever asks', '// whichever'],
  ['the standard form, not the house', /\bthe house\b/i, '// rules of the house', '// house rules'],
  [
    'shown, notified or by default, not told',
    /\bunless told\b|\b(is|are|was|were|been) told\b(?! (apart|at once))|\btold (so|of|to)\b|\.told\b/i,
    '// the sandbox unless told',
    '// amounts that are told apart',
  ],
  ['name the person or thing, not whom', /\bwhom\b/i, '// whom it brings', '// the payee'],
  [
    'the outcome, not "what became of"',
    /\bwhat (became|becomes|came|comes) of\b/i,
    '// what came of a payout',
    '// what comes next',
  ],
  [
    'the state or status, not "how it stands"',
    /\bhow (it|they|(an?|the) \w+) (now )?stands?\b/i,
    '// how the invoice stands',
    '// how it works',
  ],
  [
    'is not a, not "is no"',
    /(?<!\b(there|that|it) )\b(is|are) no (deposit|error|failure|id|invoice|merchant|page|terminal|token)s?\b/i,
    '// a refund is no deposit',
    '// there is no invoice; a page is not a terminal',
  ],
  [
    'a noun for a declaration, not "What it does."',
    /\/\*\* (What|Whom|Whose) [^?]*\. \*\//,
    '/** What a payout is about. */',
    '/** The subject of a payout. */',
  ],
  [
    'a variable is named by a noun, not its or told',
    /\b(const|let) [[{]? ?(its|theirs|told)\b|\((its|told)[,):]|\b(its|told): [A-Z]|\blet its\b/,
    'const its = payoutSteps(system);',
    '// its steps (told apart by amount)',
  ],
  [
    '15 minutes, not a quarter of an hour',
    /\bquarter of an hour\b/i,
    '// a quarter of an hour',
    '// a quarter',
  ],
  [
    'the apps, or their names, not both faces',
    /\b(both|two|the|built) faces\b|\b(build|(load)?built|register)Faces\b/i,
    '// builds both faces',
    '// the back office and the payment form',
  ],
  [
    'unknown, not "of which nobody knows"',
    /\bof which nobody\b|\bthat nobody (has|made|opened)\b/i,
    "describe('a payout of which nobody knows')",
    "describe('a payout with an unknown outcome')",
  ],
  [
    'consequences, not the price',
    /\*\*The price\.\*\*/,
    '**The price.** Each app compiles it.',
    'the price of a payout',
  ],
  [
    'request, query or poll, not ask',
    /\bask(s|ed|ing)? (the |a |an |its |every )?(servers?|database|drizzle|API)\b|\bstops? asking\b|\b(is|are) asked (after|about)\b/i,
    '// the status is asked after 5 s',
    '// asks the person to confirm',
  ],
  [
    'send or request as the name of a call, not ask',
    /\b(function|const|let) ask(s|ed|ing)?\b|\bask(ed)?\(/,
    'const ask = async () => get(path);',
    'const question = "asks first";',
    [
      '{packages,e2e,examples,scripts,bench,sheets}/**/*.{ts,tsx,mjs}',
      'apps/{server,demo}/**/*.ts',
    ],
  ],
  [
    'name the person, not "to who may"',
    /\b(to|for|from|by) who (?!(and|else|is it)\b)\w+|(\/\*\*|^\*|^###? [A-Z]+-\d+:) Who (?![^.]*\?)/,
    '/** Shown to who may see it. */',
    '/** Who are you? A page for people who may see it. */',
  ],
  [
    'returns, not answers, of a function',
    /[;,] (and )?answers (its id|what|whether|how|the (code|id|outcome)s?)\b|\bAnswers what\b/,
    '/** Sends a change; answers its id. */',
    '// the server answers the request',
  ],
  [
    'reports or notifies, not tells; receives, not hears of',
    /\btells (its|the other) \w+|\b[Hh]ears? of\b/,
    '// an error tells its reader why',
    '// the icon tells them apart',
    ['docs/**/*.md', '{apps,e2e,bench,scripts}/**/*.{ts,tsx,mjs}'],
  ],
  [
    'requested, not asked, of requisites, reports and a status',
    /\btype Ask(ed|ing|s)?\b|\bask(s|ed|ing)? (for )?requisites\b|\bask(Status|Sandbox\w*|Server|Support)\b/,
    '/** Asks for it: type Asked */',
    '// asks before it cancels',
  ],
];

/** Phrases that plain English has other words for, as rules on the text of files. */
export const languageRules: readonly TextRule[] = phrases.map(
  ([instead, forbidden, broken, kept, files = written]) => ({
    promise: `plain English: ${instead}`,
    files,
    // The rules and their count name the phrases; a released migration is never edited.
    except: /^scripts\/house(-rules(\.test)?)?\.ts$|(^|\/)CHANGELOG\.md$/,
    forbidden,
    holdsInComments: true,
    examples: { broken: [broken], kept: [kept] },
  }),
);

/** Every use of those phrases, each as `path:line: text`. */
export function dialectUses(): string[] {
  return languageRules.flatMap((rule) => breaches(rule));
}

const found = new Map<string, readonly string[]>();

/** Every file that matches, by its path from the root; nothing generated, built or installed. */
export function sources(patterns: readonly string[]): readonly string[] {
  return remembered(found, patterns.join('\n'), () => {
    const paths = globSync([...patterns], {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|dist|generated|storybook-static)$/.test(path),
    });
    return paths.toSorted();
  });
}

/** Lines of code by the path of their file: sixty rules read the same files. */
const code = new Map<string, readonly string[]>();
/** Likewise, with comments. */
const whole = new Map<string, readonly string[]>();

/** The lines that break a rule, each as `path:line: text`. */
export function breaches(
  rule: Pick<TextRule, 'files' | 'except' | 'forbidden' | 'holdsInComments'>,
): string[] {
  const { files, except, forbidden } = rule;
  const hasComments = rule.holdsInComments === true;
  return sources(files)
    .filter((path) => !except.test(path))
    .flatMap((path) => {
      const lines = remembered(hasComments ? whole : code, path, () =>
        linesOf(readFileSync(join(root, path), 'utf8'), hasComments),
      );
      return breachesOf(lines, forbidden).map(({ line, text }) => `${path}:${line}: ${text}`);
    });
}

/** The lines of a text that break a rule, in comments only where it holds there. */
export function breachesIn(
  text: string,
  { forbidden, holdsInComments }: Pick<TextRule, 'forbidden' | 'holdsInComments'>,
): { line: number; text: string }[] {
  return breachesOf(linesOf(text, holdsInComments === true), forbidden);
}

function breachesOf(lines: readonly string[], forbidden: RegExp): { line: number; text: string }[] {
  return lines.flatMap((text, index) =>
    forbidden.test(` ${text}`) ? [{ line: index + 1, text }] : [],
  );
}

function linesOf(text: string, hasComments: boolean): string[] {
  return (hasComments ? text : withoutComments(text)).split('\n').map((line) => line.trim());
}

function remembered<T>(values: Map<string, T>, key: string, read: () => T): T {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = read();
  values.set(key, value);
  return value;
}

/** Paths with a vague name. */
export function vagueNames(paths: readonly string[]): string[] {
  return paths.filter((path) =>
    path.split('/').some((part) => /^(utils?|helpers?|common|misc)$/i.test(stem(part))),
  );
}

/** Paths in the parts that everybody reads first whose names use a verb of conversation or of seeing. */
export function dialectNames(paths: readonly string[]): string[] {
  return paths.filter(
    (path) =>
      /^(docs|e2e|bench|scripts|packages|examples)\//.test(path) &&
      /[-/](ask(s|ed|ing)?|told|tells?|photograph|looked|forget)[-.]/.test(path),
  );
}

function stem(name: string): string {
  return basename(name).split('.')[0] ?? name;
}

/** Blanks comments and keeps the lines, so that numbers of lines stay true. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}
