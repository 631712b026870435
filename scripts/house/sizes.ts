import ts from 'typescript';

/** How a number spreads over many things. */
export interface Spread {
  readonly count: number;
  readonly median: number;
  /** Nine of ten are at most this. */
  readonly ninetieth: number;
  readonly max: number;
}

/** Zero everywhere where there is nothing. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { count: sorted.length, median: at(0.5), ninetieth: at(0.9), max: at(1) };
}

/** The lines of a file, without the empty one after its last line break. */
export function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

/** A function with a name of its own, or of the constant or property that holds it. */
export interface NamedFunction {
  readonly name: string;
  readonly lines: number;
}

/** The named functions of a file, those within others too. */
export function functionsOf(path: string, text: string): NamedFunction[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: NamedFunction[] = [];
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== undefined) {
      found.push({ name, lines: lineOf(node.getEnd()) - lineOf(node.getStart(file)) + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isAccessor(node)) {
    return node.body && node.name?.getText();
  }
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return undefined;
  const { parent } = node;
  const isHeld = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isHeld ? parent.name.getText() : undefined;
}
