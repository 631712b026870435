import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './root.ts';

/** The properties of an object in a file of the server that are plain texts. */
export function serverTexts(path: string, name: string): Readonly<Record<string, string>> {
  const code = readFileSync(join(root, path), 'utf8');
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const texts: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer) {
      objectOf(node.initializer).forEachChild((each) => {
        if (!ts.isPropertyAssignment(each) || !ts.isStringLiteralLike(each.initializer)) return;
        const key = ts.isStringLiteralLike(each.name) ? each.name.text : each.name.getText();
        texts[key] = each.initializer.text;
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/** Without `as const` and `satisfies`. */
function objectOf(value: ts.Expression): ts.Expression {
  const isWrapped = ts.isAsExpression(value) || ts.isSatisfiesExpression(value);
  return isWrapped ? objectOf(value.expression) : value;
}
