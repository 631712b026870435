import ts from 'typescript';

/** Facts about a story. */
export interface StoryFacts {
  readonly name: string;
  readonly tags: readonly string[];
  /** A play test, its own or that of the story it is made from. */
  readonly hasPlay: boolean;
  /** Whether it takes axe violations lightly: they are errors everywhere else. */
  readonly isLenient: boolean;
  /** Shown in a window of another size than the usual one. */
  readonly isSized: boolean;
}

/** The stories of a file in their order, read from its text. */
export function readStories(text: string): StoryFacts[] {
  const stories = new Map<string, StoryFacts>();
  for (const { name, value } of exportedValues(parse(text))) {
    const literal = objectIn(value);
    if (literal !== undefined) stories.set(name, storyFacts(name, literal, stories));
  }
  return [...stories.values()];
}

/** The title of the stories' meta; empty without one. */
export function titleOf(text: string): string {
  const source = parse(text);
  const assigned = source.statements.find(ts.isExportAssignment)?.expression;
  if (assigned === undefined) return '';
  const meta = ts.isIdentifier(assigned) ? valueNamed(source, assigned.text) : assigned;
  const literal = meta && objectIn(meta);
  const title = literal && property(literal, 'title');
  return title !== undefined && ts.isStringLiteral(title) ? title.text : '';
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile(
    'a.stories.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
}

interface Named {
  readonly name: string;
  readonly value: ts.Expression;
}

function values(source: ts.SourceFile, isExported: boolean): Named[] {
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported && exported !== true) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer !== undefined
        ? [{ name: name.text, value: initializer }]
        : [],
    );
  });
}

const exportedValues = (source: ts.SourceFile): Named[] => values(source, true);

function valueNamed(source: ts.SourceFile, name: string): ts.Expression | undefined {
  return values(source, false).find((each) => each.name === name)?.value;
}

function storyFacts(
  name: string,
  literal: ts.ObjectLiteralExpression,
  others: ReadonlyMap<string, StoryFacts>,
): StoryFacts {
  const tags = property(literal, 'tags');
  const bases = literal.properties
    .filter(ts.isSpreadAssignment)
    .flatMap(({ expression }) => others.get(expression.getText()) ?? []);
  const globals = property(literal, 'globals');
  return {
    name,
    tags:
      tags !== undefined && ts.isArrayLiteralExpression(tags)
        ? tags.elements.filter(ts.isStringLiteral).map(({ text }) => text)
        : [],
    hasPlay: bases.some(({ hasPlay }) => hasPlay) || hasProperty(literal, 'play'),
    isLenient: /\ba11y: \{[^}]*(test: '(off|todo)'|disable: true)/.test(literal.getText()),
    isSized:
      globals === undefined
        ? bases.some(({ isSized }) => isSized)
        : /\bviewport:/.test(globals.getText()),
  };
}

function hasProperty(literal: ts.ObjectLiteralExpression, name: string): boolean {
  return literal.properties.some((each) => each.name?.getText() === name);
}

function property(literal: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = literal.properties.find((each) => each.name?.getText() === name);
  return found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** The object of an expression, through `satisfies`, `as` and the call that may surround it. */
function objectIn(value: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(value)) return value;
  if (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))
    return objectIn(value.expression);
  if (ts.isParenthesizedExpression(value)) return objectIn(value.expression);
  if (!ts.isCallExpression(value)) return undefined;
  return value.arguments.map(objectIn).find((each) => each !== undefined);
}
