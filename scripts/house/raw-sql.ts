import ts from 'typescript';

/** The tables of the schema and their columns, as the database and as sources call them. */
export interface SchemaNames {
  readonly tables: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
  /** The constants of the tables. */
  readonly constants: ReadonlySet<string>;
}

/** A table or a column that SQL names by text instead of the schema. */
export interface RawName {
  readonly line: number;
  readonly name: string;
}

/**
 * The tables and columns of the schema that the sql`` templates of a source name by text. Names that the
 * statements of the file give themselves (of a WITH, a column list, after `as`) are not of the schema, nor are the
 * columns of such rows. A column of one word is found only behind the name of its table.
 */
export function rawNames(path: string, text: string, schema: SchemaNames): RawName[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const templates = sqlTemplates(source);
  const own = new Set(templates.flatMap(({ sql }) => ownNames(sql)));
  return templates.flatMap(({ sql, start }) =>
    namesIn(sql, schema, own).map(({ index, name }) => ({
      line: source.getLineAndCharacterOfPosition(start + index).line + 1,
      name,
    })),
  );
}

type Template = { readonly sql: string; readonly start: number };

/** The texts of the templates; constants, comments and quoted names are blanked, a value is `${name}` or blank. */
function sqlTemplates(source: ts.SourceFile): Template[] {
  const found: Template[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'sql') {
      found.push({ sql: textOf(node.template, source), start: node.template.getStart(source) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(template: ts.TemplateLiteral, source: ts.SourceFile): string {
  let text = template.getText(source);
  if (ts.isTemplateExpression(template)) {
    const offset = template.getStart(source);
    for (const { expression } of template.templateSpans) {
      if (ts.isIdentifier(expression)) continue;
      const [start, end] = [expression.getStart(source) - offset, expression.getEnd() - offset];
      text = text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);
    }
  }
  return text.replaceAll(/'[^']*'|"[^"]*"|--.*$/gm, blank);
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The names that a statement gives to its own rows and their columns. */
function ownNames(sql: string): string[] {
  const named = [...sql.matchAll(/\bas ([a-z_]+)/g)].map(([, name = '']) => name);
  const parts = [...sql.matchAll(/(?:\bwith|,)\s+([a-z_]+)(?: \([^)]*\))? as\b/g)];
  const lists = [...sql.matchAll(/(?:\bas [a-z_]+|\bwith [a-z_]+) \(([^)]*)\)/g)];
  return [
    ...named,
    ...parts.map(([, name = '']) => name),
    ...lists.flatMap(([, list = '']) => list.match(/[a-z_]+/g) ?? []),
  ];
}

const keywords =
  /^(as|cross|group|inner|join|left|on|order|returning|set|tablesample|union|using|where)$/;

function namesIn(
  sql: string,
  { tables, columns, constants }: SchemaNames,
  own: ReadonlySet<string>,
): { readonly index: number; readonly name: string }[] {
  const found: { index: number; name: string }[] = [];
  for (const { index, 0: word } of sql.matchAll(/(?<![\w.:{])[a-z_]+(?:\.[a-z_]+)?(?![\w(])/g)) {
    const [first = '', second] = word.split('.');
    const before = sql.slice(0, index);
    const isTable = tables.has(first) && !own.has(first);
    const isOfTable = second !== undefined && isTable;
    const isNamed = isTable && /\b(from|join|into|update|using)\s+$/.test(before);
    const isColumn =
      second === undefined && word.includes('_') && columns.has(word) && !own.has(word);
    const constant = /\b(?:from|join|into|update) \$\{(\w+)\}(?: as)? $/.exec(before)?.[1];
    const isAlias = constant !== undefined && constants.has(constant) && !keywords.test(word);
    if (isOfTable || isNamed || isColumn || isAlias) found.push({ index, name: word });
  }
  return found;
}
