// npm run sheets: builds Storybook and takes the picture of every sheet, in every mode.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchArguments } from '../sheets/launch-arguments.ts';
import { recordMachine, thisMachine } from '../sheets/machine.ts';
import { leftOver } from '../sheets/pictures.ts';
import { command, CommandError, root, toolEnvironment } from './bootstrap.mjs';
import { findChromium } from './chromium.ts';
import { freePort } from './free-port.ts';

await command(async () => {
  const executablePath = findChromium();
  run('storybook', 'build', '-o', 'storybook-static', '--quiet');
  const browser = await chromium.launch({
    executablePath,
    args: launchArguments,
  });
  recordMachine(await thisMachine(browser));
  await browser.close();
  for (const picture of leftOver()) rmSync(picture);
  const env = { CHROMIUM_PATH: executablePath, TIYIN_E2E_PORT: String(await freePort()) };
  Object.assign(process.env, env);
  const projects = ['--project=themes', '--project=themes-dark', '--project=modes'];
  run(
    'playwright',
    'test',
    '-c',
    'sheets/playwright.config.ts',
    ...projects,
    '--update-snapshots=changed',
  );
  console.log('The pictures are in sheets/pictures: look them over and commit them.');
  return 0;
});

function run(program: string, ...args: readonly string[]): void {
  const { status } = spawnSync(program, args, {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', program === 'storybook' ? 'ignore' : 'inherit', 'inherit'],
  });
  if (status !== 0) throw new CommandError(`${program} failed.`);
}
