import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './bootstrap.mjs';
import { floorRules, houses, roomPattern, roomlessRule } from './floors.mjs';

/** The drawings of ARCHITECTURE.md, the first of the server, the second of the two apps beside each other. */
const drawings = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  .split('```')
  .filter((_, index) => index % 2 === 1)
  .map((drawing) => drawing.trim().split('\n'));
const [serverLines = [], browserLines = []] = drawings;
const drawn = [
  { source: 'apps/server/src', lines: serverLines.slice(2) },
  { source: 'apps/backoffice/src', lines: browserLines.slice(1) },
  { source: 'apps/payform/src', lines: browserLines.slice(1) },
];

/** The rooms of a house that are not on the line of their floor. */
function undrawn(floors: readonly (readonly string[])[], lines: readonly string[]): string[] {
  return floors.flatMap((rooms, floor) =>
    rooms.filter((room) => {
      const name = room.split('/').at(-1) ?? room;
      return !lines[floor]?.split(/[\s,]+/).includes(name);
    }),
  );
}

describe.each(drawn)('the drawing of $source', ({ source, lines }) => {
  const floors = houses.find((house) => house.source === source)?.floors ?? [];

  test('has each room on the line of its floor', () => {
    expect(floors.length).toBeGreaterThan(1);
    expect(undrawn(floors, lines)).toEqual([]);
  });

  test('without a line is found', () => {
    expect(undrawn(floors, lines.slice(1))).toEqual(floors.flat());
  });
});

test('the drawing of the server has no line beside its floors', () => {
  expect(serverLines).toHaveLength(2 + (houses[0]?.floors.length ?? 0));
});

describe.each(houses)('the floors of $source', (house) => {
  const { source, floors } = house;
  const rooms = floors.flatMap((names, floor) => names.map((room) => ({ room, floor })));
  const fileOf = (room: string) => `${source}/${room}/planted.ts`;
  /** The rooms that a room may not import, by its rule. */
  const refusedFor = (room: string) => {
    const rule = floorRules(house).find(({ from }) => from.path === roomPattern(source, room));
    return rooms
      .map((other) => other.room)
      .filter((other) => {
        const path = fileOf(other);
        const isAllowed = rule?.to.pathNot.some((pattern) => new RegExp(pattern).test(path));
        return new RegExp(rule?.to.path ?? '').test(path) && isAllowed === false;
      });
  };

  test.each(rooms)('$room imports itself and rooms of lower floors alone', ({ room, floor }) => {
    const others = rooms.filter((other) => other.room !== room && other.floor <= floor);
    expect(refusedFor(room)).toEqual(others.map((other) => other.room));
  });

  test('every file stands in a room, and every room is there', () => {
    const { pathNot } = roomlessRule(house).from;
    const roomless = globSync(`${source}/**/*.{ts,tsx}`, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !pathNot.some((pattern) => new RegExp(pattern).test(path)));
    expect(roomless).toEqual([]);
    const missing = rooms.filter(({ room }) =>
      ['', '.ts', '.tsx', '.d.ts'].every((end) => !existsSync(join(root, source, room + end))),
    );
    expect(missing).toEqual([]);
  });

  test('a file beside the rooms is found', () => {
    const { path, pathNot } = roomlessRule(house).from;
    const stray = `${source}/stray/planted.ts`;
    expect(new RegExp(path).test(stray)).toBe(true);
    expect(pathNot.some((pattern) => new RegExp(pattern).test(stray))).toBe(false);
  });
});
