import { createHash } from 'node:crypto';

/** A connection keeps a plan for each name: more texts than this are not what a program writes. */
const maxNames = 500;

/**
 * Names the texts of queries, each always the same: PostgreSQL parses and plans a named one once per
 * connection and not each time. `begin` has a name for another reason: the driver sends a nameless text
 * without values at once, and not with the queries that follow it. Undefined for other texts (`commit`), and
 * once there are too many.
 *
 * A name follows from its text: processes that share a session of a pooler never mean different texts by one name.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= maxNames || !/^\s*(?:select|insert|update|delete|with|begin)\b/i.test(text))
      return undefined;
    const name = `tiyin_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, name);
    return name;
  };
}
