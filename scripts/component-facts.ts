import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { exportedNames } from './public-surface.ts';
import { readStories, titleOf } from './story-facts.ts';
import type { StoryFacts } from './story-facts.ts';

/** Facts about a component from the files of its folder. */
export interface ComponentFacts {
  /** From the root: `packages/ui/src/components/text-field`. */
  readonly folder: string;
  /** `TextField`: the folder's name as a component is written. */
  readonly name: string;
  /** Its import path: `@tiyin/ui/text-field`. */
  readonly entry: string;
  readonly files: readonly string[];
  /** Its place in Storybook: `Components/Fields/TextField`; empty without a story. */
  readonly title: string;
  readonly stories: readonly StoryFacts[];
  /** The text of its docs page; empty without one. */
  readonly page: string;
  /** The text of its own modules and its stories, in which the names of its props are. */
  readonly source: string;
  /** The exports of its entry, types included. */
  readonly exports: readonly string[];
  /** Those of them that are components. */
  readonly components: readonly { readonly name: string; readonly takesProps: boolean }[];
  /** Declared and exported names without a docstring; a type of props may do without one. */
  readonly undocumented: readonly string[];
}

/** The folders that hold a component each, from a root. */
export function componentFolders(root: string): string[] {
  return globSync('packages/ui/src/{components,payments}/*/', { cwd: root })
    .map((folder) => folder.replace(/\/$/, ''))
    .filter((folder) => readdirSync(join(root, folder)).length > 0)
    .toSorted();
}

/** Reads a folder without loading or running anything. */
export function readComponent(root: string, folder: string): ComponentFacts {
  const files = readdirSync(join(root, folder)).toSorted();
  const kebab = basename(folder);
  const name = pascal(kebab);
  const stories = readIfThere(join(root, folder, `${name}.stories.tsx`));
  const payments = folder.includes('/payments/') ? 'payments/' : '';
  const index = join(root, folder, 'index.ts');
  const exports = existsSync(index) ? [...exportedNames(index)] : [];
  const declared = declarationsIn(join(root, folder), files).filter((each) =>
    exports.includes(each.name),
  );
  return {
    folder,
    name,
    entry: `@tiyin/ui/${payments}${kebab}`,
    files,
    title: titleOf(stories),
    stories: readStories(stories),
    page: readIfThere(join(root, folder, `${name}.mdx`)),
    source: files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'))
      .join('\n'),
    exports,
    components: declared.flatMap(({ name: component, parameters }) =>
      parameters === undefined ? [] : [{ name: component, takesProps: parameters > 0 }],
    ),
    // Overloads: one of a name's declarations is enough.
    undocumented: [...new Set(declared.map((each) => each.name))].filter(
      (each) =>
        !each.endsWith('Props') &&
        declared.every((other) => other.name !== each || !other.isDocumented),
    ),
  };
}

/** `text-field` as a component is written: `TextField`. */
export function pascal(kebab: string): string {
  return kebab.replace(/(?:^|-)([a-z\d])/g, (_all, letter: string) => letter.toUpperCase());
}

/** The address of a title's docs page in Storybook: `components-fields-textfield--docs`. */
export function docsId(title: string): string {
  const id = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return `${id.replace(/^-|-$/g, '')}--docs`;
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Everything that the folder's own files declare at their top. */
function declarationsIn(folder: string, files: readonly string[]): Declaration[] {
  return files
    .filter((file) => /^[^.]+\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return source.statements.flatMap(declarationsOf);
    });
}

interface Declaration {
  readonly name: string;
  readonly isDocumented: boolean;
  /** Parameters, of a function whose name begins like a component's. */
  readonly parameters?: number;
}

function declarationsOf(statement: ts.Statement): Declaration[] {
  const isDocumented = ts.getJSDocCommentsAndTags(statement).length > 0;
  if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
    const name = statement.name.text;
    const parameters = /^[A-Z]/.test(name) ? { parameters: statement.parameters.length } : {};
    return [{ name, isDocumented, ...parameters }];
  }
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [{ name: name.text, isDocumented }] : [],
    );
  }
  const isNamed =
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined
    ? [{ name: statement.name.text, isDocumented }]
    : [];
}
