import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './bootstrap.mjs';
import { filesOf, folderOf } from './component-template.ts';
import type { NewComponent } from './component-template.ts';

/** The compiler's messages about files that exist only in memory. */
function complaints(texts: ReadonlyMap<string, string>): string[] {
  const config = join(root, 'packages/ui/tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.directoryExists = (folder) =>
    [...texts.keys()].some((file) => dirname(file) === folder) || ts.sys.directoryExists(folder);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(
        ({ messageText }) =>
          `${basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),
  );
}

function textsOf(component: NewComponent): [file: string, text: string][] {
  return Object.entries(filesOf(component))
    .filter(([file]) => !file.endsWith('.mdx'))
    .map(([file, text]) => [join(root, folderOf(component), file), text]);
}

test('the generated component compiles, and a mistake in it would not', { timeout: 60_000 }, () => {
  const broken = textsOf({ name: 'TrialError', room: 'Data' }).map(
    ([file, text]) => [file, text.replace('vars.radius.control', 'vars.radius.round')] as const,
  );
  const made = [
    ...textsOf({ name: 'TrialField', room: 'Fields' }),
    ...textsOf({ name: 'TrialList', room: 'Payments' }),
  ];
  expect(complaints(new Map([...made, ...broken]))).toEqual([
    expect.stringContaining("TrialError.css.ts: Property 'round' does not exist"),
  ]);
});
