import { expect, test, vi } from 'vitest';
import { type CommandOverlay, commonCommands } from './commands.ts';

const nowhere = () => undefined;
const idsFor = (permissions: readonly string[]) =>
  commonCommands({ permissions, navigate: nowhere, onOverlay: nowhere }).map(({ id }) => id);

// OFFICE-482
test('a new terminal is offered to those who may make one, and the look of the page to everybody', () => {
  const everybody = [':theme-light', ':theme-dark', ':theme-system', ':appearance', ':shortcuts'];
  expect(idsFor([])).toEqual(everybody);
  expect(idsFor(['terminal.create'])).toEqual([':new-terminal', ...everybody]);
});

test('a command leads where it says', () => {
  const navigate = vi.fn<(address: string) => void>();
  const onOverlay = vi.fn<(overlay: CommandOverlay) => void>();
  const commands = commonCommands({ permissions: ['terminal.create'], navigate, onOverlay });
  for (const { id, run } of commands) if (!id.startsWith(':theme')) run();
  expect(navigate).toHaveBeenCalledWith('/terminals?new');
  expect(onOverlay.mock.calls).toEqual([['appearance'], ['shortcuts']]);
});
