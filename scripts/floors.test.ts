import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './bootstrap.mjs';
import { floorRules, houses, roomPattern, roomlessRule } from './floors.mjs';

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
