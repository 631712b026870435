import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './bootstrap.mjs';
import {
  changesOf,
  namesWithoutMarks,
  pendingChange,
  releasedChanges,
} from './component-changes.ts';
import { componentFolders, readComponent } from './component-facts.ts';

const changeset = `---
'@tiyin/api': minor
'@tiyin/ui': patch
---

\`Menu\` has
sections. An action of it says why. \`Select\` is lighter.
`;

const log = `# @tiyin/ui

## 0.3.0

### Minor Changes

- 1a2b3c4: \`Menu\` has sections.

  \`Tabs\` are new.

### Patch Changes

- \`Menu\` is quieter.
- Updated dependencies
  - @tiyin/domain@0.3.0

## 0.2.0

### Patch Changes

- 5d6e7f8: \`Button\` is lighter.
`;

describe("a component's changes", () => {
  test('a pending changeset, without a version', () => {
    expect(changesOf(['Menu'], pendingChange(changeset))).toEqual([
      { version: '', level: 'patch', text: '`Menu` has sections.' },
    ]);
  });

  test('not one of other packages', () => {
    expect(pendingChange(changeset.replace("'@tiyin/ui': patch\n", ''))).toEqual([]);
  });

  test('the changelog, by version and level', () => {
    expect(changesOf(['Menu'], releasedChanges(log))).toEqual([
      { version: '0.3.0', level: 'minor', text: '`Menu` has sections.' },
      { version: '0.3.0', level: 'patch', text: '`Menu` is quieter.' },
    ]);
    expect(changesOf(['Button', 'ui/button'], releasedChanges(log))).toEqual([
      { version: '0.2.0', level: 'patch', text: '`Button` is lighter.' },
    ]);
  });

  test('none where only a longer name or a word is like its own', () => {
    const [change] = pendingChange(changeset.replace('`Menu`', 'A Menu of `MenuItem`'));
    expect(changesOf(['Menu'], change === undefined ? [] : [change])).toEqual([]);
  });
});

describe('names in changesets', () => {
  const names = componentFolders(root).map((folder) => readComponent(root, folder).name);

  test('a component without backticks is found', () => {
    expect(
      namesWithoutMarks("DataTable's heading, `ListPage`, a Form, two ReportCards", names),
    ).toEqual(['DataTable', 'ReportCard']);
  });

  // Answer: write the component's name in backticks, so that its page shows the change.
  test('are in backticks', () => {
    const found = globSync('.changeset/*.md', { cwd: root }).flatMap((file) =>
      pendingChange(readFileSync(join(root, file), 'utf8')).flatMap(({ text }) =>
        namesWithoutMarks(text, names).map((name) => `${file}: ${name}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
