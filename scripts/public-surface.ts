import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './bootstrap.mjs';
import { entriesOf, isModule, readManifest } from './package-build/entries.ts';

/**
 * The public surface of a package: a line per import path of its package.json, with the exported
 * names.
 * @param folder from the root, `packages/ui` for instance
 */
export function publicSurface(folder: string): string {
  const { name } = readManifest(join(root, folder));
  const lines = entriesOf(join(root, folder))
    .filter(isModule)
    .map(({ path, source }) => {
      const names = [...exportedNames(join(root, folder, source))].toSorted();
      return `${join(name, path)}\n${names.map((each) => `  ${each}\n`).join('')}`;
    });
  return lines.toSorted().join('');
}

/** Names that a file exports, types among them; `export *` is followed into files beside it. */
export function exportedNames(file: string): Set<string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const names = new Set<string>();
  for (const statement of source.statements) {
    for (const name of namesOf(statement, file)) names.add(name);
  }
  return names;
}

function namesOf(statement: ts.Statement, file: string): Iterable<string> {
  if (ts.isExportDeclaration(statement)) return reexportedNames(statement, file);
  if (ts.isExportAssignment(statement)) return ['default'];
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

function reexportedNames(statement: ts.ExportDeclaration, file: string): Iterable<string> {
  const { exportClause, moduleSpecifier } = statement;
  if (exportClause !== undefined) {
    return ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({ name }) => name.text)
      : [exportClause.name.text];
  }
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  return from.startsWith('.') ? exportedNames(join(dirname(file), from)) : [`* from ${from}`];
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  );
}
