import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { componentStatuses } from './component-status.ts';
import { filesOf, folderOf } from './component-template.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tiyin-status-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(home, file, '..'), { recursive: true });
  writeFileSync(join(home, file), text);
}

const field = { name: 'TrialField', room: 'Fields' } as const;

function writeField(): void {
  for (const [file, text] of Object.entries(filesOf(field))) {
    write(`${folderOf(field)}/${file}`, text);
  }
  write('sheets/pictures/light/components-fields-trialfield.png', '');
  write(
    'scripts/weights/ui.txt',
    'box 1231\nlist 4000 box trial-field\ntrial-field     2048 icon\n',
  );
}

test('a status comes from the files', () => {
  writeField();
  write(`${folderOf(field)}/TrialField.typetest.tsx`, '');
  expect(componentStatuses(home)).toEqual([
    {
      name: 'TrialField',
      room: 'Fields',
      entry: '@tiyin/ui/trial-field',
      docsId: 'components-fields-trialfield--docs',
      stories: 3,
      playTests: 1,
      isInteractive: false,
      hasTypeTest: true,
      unitTests: 0,
      lenientStories: 0,
      picture: 'components-fields-trialfield.png',
      bytes: 2048,
      lacks: ['links to components-data-card--docs, which is not a page'],
      apps: [],
      reasonsForNew: ['no released version has it', 'no app uses it', 'its form is not complete'],
      changes: [],
    },
  ]);
});

test('a released, complete component that an app has inside another is stable, with its changes', () => {
  writeField();
  // The page that its own page links to.
  write('packages/ui/docs/Card.mdx', '<Meta title="Components/Data/Card" />');
  write('scripts/public-surface/released/ui.txt', '@tiyin/ui/trial-field\n  TrialField\n');
  write('apps/office/src/Page.tsx', "import { List } from '@tiyin/ui/list';");
  write('apps/form/src/Page.stories.tsx', "import { TrialField } from '@tiyin/ui/trial-field';");
  write('apps/form/src/lazy.ts', "const load = () => import('@tiyin/ui/box');");
  write('.changeset/trial.md', "---\n'@tiyin/ui': minor\n---\n\n`TrialField` is new.\n");
  expect(componentStatuses(home)).toMatchObject([
    {
      apps: ['office'],
      reasonsForNew: [],
      changes: [{ version: '', level: 'minor', text: '`TrialField` is new.' }],
    },
  ]);
});
