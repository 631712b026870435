import { rooms } from './component-form.ts';
import type { Room } from './component-form.ts';
import { folderOf, isComponentName } from './component-template.ts';
import type { NewComponent } from './component-template.ts';

const usage = `npm run new:component -- <Name> [--payments | --room <${rooms.join('|')}>]`;

/**
 * A parsed command line, or a sentence with the error.
 * @param isTaken whether the folder exists already
 */
export function readRequest(
  args: readonly string[],
  isTaken: (folder: string) => boolean,
): NewComponent | string {
  const [name, option, value, ...rest] = args;
  if (name === undefined || name.startsWith('-')) return `A name is missing: ${usage}`;
  const room = readRoom(option, value);
  if (room === undefined || rest.length > 0) {
    return `Not understood: ${args.slice(1).join(' ')}. ${usage}`;
  }
  if (!isComponentName(name)) {
    return `${name} is not a component name: write it like DateField, every word with one capital.`;
  }
  const taken = [...rooms.slice(0, 1), 'Payments' as const]
    .map((each) => folderOf({ name, room: each }))
    .find(isTaken);
  return taken === undefined ? { name, room } : `There is a ${name} already, in ${taken}.`;
}

function readRoom(option?: string, value?: string): NewComponent['room'] | undefined {
  if (option === undefined) return 'Data';
  if (option === '--payments') return value === undefined ? 'Payments' : undefined;
  return option === '--room' ? rooms.find((room): room is Room => room === value) : undefined;
}
