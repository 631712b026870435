import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './root.ts';

const source = 'apps/backoffice/src';

/** The files with the texts that people see. */
export const productFiles: readonly string[] = globSync(`${source}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: ['**/*.{test,stories,fixture,css,typetest,d}.*', `${source}/{fixtures,early}/**`],
}).toSorted();

/** A text in the code. */
export interface Text {
  readonly line: number;
  readonly text: string;
}

/** A call that takes a text from the catalogue. */
export interface Call extends Text {
  /** The names of its values; null where they are computed. */
  readonly values: readonly string[] | null;
  /** Runs when the module is loaded. */
  readonly isEarly: boolean;
}

export interface FileTexts {
  readonly calls: readonly Call[];
  /** Texts beside the catalogue. */
  readonly left: readonly Text[];
}

/* Attributes and properties that people read, whatever the text is. */
const forPeople =
  /^(aria-label|aria-description|alt|header|hint|label|message|note|placeholder|subject|term|what|title|\w*[dD]escription|\w+Label|\w+Message|\w+Text|\w+Title)$/;

/* Attributes of names and codes. */
const forMachines =
  /^(accept|as|autoComplete|className|dateTime|href|id|inputMode|key|method|name|pattern|rel|role|shortcut|size|target|tone|type|value|variant)$/;

const isLiteral = ts.isStringLiteralLike;
const hasLetters = (text: string) => /\p{L}/u.test(text);
const hasWord = (text: string) => /\p{L}{2}/u.test(text);
const isProse = (text: string) => /\p{L}{2},? \p{Ll}/u.test(text) || /^\p{Lu}\p{Ll}+/u.test(text);

function isTextCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === 'i18n.t';
}

/** Where a literal is a name or a code by its place in the syntax. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isLiteralTypeNode(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isAccessor(parent) && parent.name === node) ||
    (ts.isNewExpression(parent) && parent.expression.getText().endsWith('Error')) ||
    (ts.isBinaryExpression(parent) && isComparison(parent.operatorToken.kind)) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    (ts.isCallExpression(parent) && parent.expression.getText() === 'marks')
  );
}

function isComparison(kind: ts.SyntaxKind): boolean {
  const { EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken, InKeyword } = ts.SyntaxKind;
  return [EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken, InKeyword].includes(kind);
}

/** Whether the value of a literal is shown where an expression is: not that of a condition. */
function shownBy(node: ts.Node): ts.Node {
  const { parent } = node;
  const passes =
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && !isComparison(parent.operatorToken.kind)) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isArrayLiteralExpression(parent);
  return passes ? shownBy(parent) : node;
}

function isShown(node: ts.Node): boolean {
  const { parent } = shownBy(node);
  if (ts.isJsxExpression(parent)) {
    const attribute = parent.parent;
    return !ts.isJsxAttribute(attribute) || forPeople.test(attribute.name.getText());
  }
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) {
    const name = parent.name.getText();
    if (forPeople.test(name)) return true;
    const inValues = parent.parent.parent;
    return ts.isPropertyAssignment(parent) && isTextCall(inValues);
  }
  return false;
}

function isForMachines(node: ts.Node): boolean {
  const { parent } = shownBy(node);
  const holder = ts.isJsxExpression(parent) ? parent.parent : parent;
  return (
    (ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder)) &&
    forMachines.test(holder.name.getText())
  );
}

function isLeft(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return hasLetters(node.text);
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    if (!parts.some(hasWord)) return false;
    return isShown(node) || (parts.some(isProse) && !isForMachines(node));
  }
  if (!isLiteral(node) || isCode(node)) return false;
  return (isShown(node) && hasLetters(node.text)) || (isProse(node.text) && !isForMachines(node));
}

function isInFunction(node: ts.Node): boolean {
  if (ts.isSourceFile(node)) return false;
  return (
    (ts.isFunctionLike(node) && !ts.isTypeNode(node)) ||
    (ts.isPropertyDeclaration(node) &&
      node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) !== true) ||
    isInFunction(node.parent)
  );
}

/** The id of a call: its text, or that of `{ id, message }`. */
function idOf(argument: ts.Expression | undefined): string {
  if (argument !== undefined && isLiteral(argument)) return argument.text;
  if (argument === undefined || !ts.isObjectLiteralExpression(argument)) return '';
  const id = argument.properties.find(({ name }) => name?.getText() === 'id');
  return id !== undefined && ts.isPropertyAssignment(id) && isLiteral(id.initializer)
    ? id.initializer.text
    : '';
}

function valuesOf(argument: ts.Expression | undefined): readonly string[] | null {
  if (argument === undefined) return [];
  if (ts.isCallExpression(argument) && argument.expression.getText() === 'marks') {
    return argument.arguments.flatMap((each) => (isLiteral(each) ? [each.text] : []));
  }
  if (!ts.isObjectLiteralExpression(argument)) return null;
  return argument.properties.flatMap((each) => {
    if (!ts.isSpreadAssignment(each)) return each.name.getText();
    return valuesOf(each.expression) ?? [];
  });
}

/** The texts of a file of TypeScript. */
export function readTexts(name: string, code: string): FileTexts {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const calls: Call[] = [];
  const left: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (isTextCall(node)) {
      const [id, values] = node.arguments;
      const isEarly = !isInFunction(node);
      calls.push({ line: lineOf(node), text: idOf(id), values: valuesOf(values), isEarly });
      if (values !== undefined) visit(values);
      return;
    }
    if (isLeft(node)) left.push({ line: lineOf(node), text: node.getText().trim() });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { calls, left };
}

/** The texts of a file of the repository. */
export function textsOf(path: string): FileTexts {
  return readTexts(path, readFileSync(join(root, path), 'utf8'));
}
