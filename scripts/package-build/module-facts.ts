import ts from 'typescript';

/** The facts that decide whether a server alone can render the components of a module. */
export interface ModuleFacts {
  /** Relative imports and re-exports of values, those of `import()` too. */
  readonly imports: readonly string[];
  /** It uses a hook, a context or a library for browsers, or gives a function of its own to an element. */
  readonly isOfClient: boolean;
  /** Relative imports whose components get something of this module as a prop: a function cannot go from a server to a client. */
  readonly receivers: readonly string[];
}

/* Most modules of the first two import "client-only". */
const clientLibraries = /^(react-aria|react-aria-components|react-dom|swr|@tanstack\/react-)/;
const clientNames = /^(use[A-Z]\w*|createContext|Component|startTransition)$/;

/** Reads the facts of a module from its text. */
export function readFacts(text: string): ModuleFacts {
  const source = ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true);
  const values = source.statements.flatMap(importedValues);
  const origins = new Map(
    values.filter(({ from }) => !from.endsWith('.css.ts')).map(({ local, from }) => [local, from]),
  );
  const own = new Set([...origins.keys(), ...declaredNames(source)]);
  const props = [...propsOf(source)];
  const isClientImport = values.some(
    ({ name, from }) => clientLibraries.test(from) || clientNames.test(name),
  );
  return {
    imports: [...new Set([...values.map(({ from }) => from), ...lateImports(source)])].filter(
      isRelative,
    ),
    isOfClient: isClientImport || props.some(({ value }) => isFunction(value)),
    receivers: props.flatMap(({ tag, value }) => {
      const from = origins.get(tag) ?? '';
      return isRelative(from) && mentions(value, own) ? [from] : [];
    }),
  };
}

interface ImportedValue {
  readonly from: string;
  readonly name: string;
  readonly local: string;
}

/** The values that a statement imports or re-exports from elsewhere, types left out. */
function importedValues(statement: ts.Statement): ImportedValue[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const { moduleSpecifier } = statement;
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  const from = moduleSpecifier.text;
  const all = [{ from, name: '*', local: '' }];
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly ? [] : all;
  const { importClause } = statement;
  if (importClause === undefined) return all;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { namedBindings, name } = importClause;
  if (namedBindings === undefined || !ts.isNamedImports(namedBindings)) {
    return [{ from, name: 'default', local: name?.text ?? '' }];
  }
  return namedBindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map((element) => ({
      from,
      name: (element.propertyName ?? element.name).text,
      local: element.name.text,
    }));
}

/** The modules that are loaded later, by `import()`. */
function* lateImports(node: ts.Node): Generator<string> {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [from] = node.arguments;
    if (from !== undefined && ts.isStringLiteral(from)) yield from.text;
  }
  for (const child of childrenOf(node)) yield* lateImports(child);
}

/** Every value in braces that an element gets, as a prop or a child. */
function* propsOf(node: ts.Node): Generator<{ tag: string; value: ts.Expression }> {
  const isProp = ts.isJsxExpression(node) || ts.isJsxSpreadAttribute(node);
  if (isProp && node.expression !== undefined) yield { tag: tagOf(node), value: node.expression };
  for (const child of childrenOf(node)) yield* propsOf(child);
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}

function tagOf({ parent }: ts.JsxExpression | ts.JsxSpreadAttribute): string {
  if (ts.isJsxAttribute(parent)) return parent.parent.parent.tagName.getText();
  if (ts.isJsxAttributes(parent)) return parent.parent.tagName.getText();
  return ts.isJsxElement(parent) ? parent.openingElement.tagName.getText() : '';
}

const isRelative = (from: string): boolean => from.startsWith('.');

const isFunction = (value: ts.Expression): boolean =>
  ts.isArrowFunction(value) || ts.isFunctionExpression(value);

/** Functions and values that a module declares anywhere; what a component takes out of its props is not among them. */
function* declaredNames(node: ts.Node): Generator<string> {
  if (ts.isFunctionDeclaration(node) && node.name) yield node.name.text;
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) yield node.name.text;
  for (const child of childrenOf(node)) yield* declaredNames(child);
}

/** Whether one of the names is used in an expression, outside of the elements in it: those have props of their own. */
function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return false;
  if (ts.isIdentifier(node)) return names.has(node.text);
  if (ts.isPropertyAccessExpression(node)) return mentions(node.expression, names);
  return childrenOf(node).some((child) => mentions(child, names));
}
