// npm run audit: known vulnerabilities of the dependencies, or plainly that the registry does not say.
import { command, root, toolEnvironment } from './bootstrap.mjs';
import { readAudit } from './audit-report.ts';
import { endRequested } from './ending.mjs';
import { runTool } from './run-tool.mjs';

const ending = endRequested();

await command(async () => {
  const options = { cwd: root, env: toolEnvironment() };
  const { stdout } = await runTool(
    ['npm', 'audit', '--json', '--loglevel=silent'],
    options,
    ending,
  );
  const { words, exitCode } = readAudit(stdout);
  console.log(words);
  return exitCode;
});
