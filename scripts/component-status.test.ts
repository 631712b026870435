import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { componentStatuses } from './component-status.ts';
import { filesOf, folderOf } from './component-template.ts';

const home = mkdtempSync(join(tmpdir(), 'tiyin-status-'));
afterEach(() => rmSync(home, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(home, file, '..'), { recursive: true });
  writeFileSync(join(home, file), text);
}

test('a status comes from the files', () => {
  const field = { name: 'TrialField', room: 'Fields' } as const;
  for (const [file, text] of Object.entries(filesOf(field))) {
    write(`${folderOf(field)}/${file}`, text);
  }
  write(`${folderOf(field)}/TrialField.typetest.tsx`, '');
  write('sheets/pictures/light/components-fields-trialfield.png', '');
  write('scripts/weights/ui.txt', 'box 1231\ntrial-field     2048 icon\n');
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
    },
  ]);
});
