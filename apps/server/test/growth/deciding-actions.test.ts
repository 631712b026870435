import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditActions, decidingActions } from '../../src/audit/actions.ts';

const folder = join(import.meta.dirname, '../../src');

/** Queries of the audit that look back for a day at most, and those of its own screens and files. */
const isBounded =
  /^(?:approvals\/vouched-today|payments\/accounts\/credential)\.ts$|^(?:audit|audit-log|administration\/archive|db\/schema)\//;

// RUN-853
test('an action that is read without a bound of time is not dropped', () => {
  const read = globSync('**/*.ts', { cwd: folder })
    .filter((path) => !isBounded.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      if (!text.includes('auditEntry.action}')) return [];
      return auditActions.filter((action) => text.includes(`'${action}'`));
    });
  expect(read.toSorted()).toEqual(
    decidingActions.filter((action) => action !== 'archive.dropped').toSorted(),
  );
});
