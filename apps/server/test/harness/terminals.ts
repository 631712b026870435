import type { TerminalId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { terminal, terminalAttribute, terminalMethod } from '../../src/db/schema.ts';
import type { TestApp } from '../test-app.ts';

/** A spare terminal for requests, and a function that restores the others. */
export type HarnessTerminals = {
  /** A terminal of the first demo merchant that no form is made on. */
  readonly spareTerminalId: number;
  /** Puts the terminals as they were: a caller who guesses an id may have changed one. */
  readonly restoreTerminals: () => Promise<void>;
  /** Gives the spare terminal another attribute, and returns its id. */
  readonly insertAttribute: () => Promise<number>;
};

/** Makes the spare terminal, and remembers them all as they are. */
export async function openTerminals(
  testApp: TestApp,
  likeId: TerminalId,
): Promise<HarnessTerminals> {
  const spareTerminalId = await insertSpareTerminal(testApp, likeId);
  return {
    spareTerminalId,
    restoreTerminals: await rememberTerminals(testApp),
    insertAttribute: () => insertAttribute(testApp, spareTerminalId),
  };
}

/** A second terminal like one that is there, without its methods. */
async function insertSpareTerminal({ context }: TestApp, likeId: TerminalId): Promise<TerminalId> {
  const [row] = await context.database.transaction(async (tx) => {
    const [like] = await tx.select().from(terminal).where(eq(terminal.id, likeId));
    if (!like) throw new Error('there is no terminal to be like');
    const { id: _id, ...columns } = like;
    return tx
      .insert(terminal)
      .values({ ...columns, name: 'Spare' })
      .returning();
  });
  if (!row) throw new Error('the spare terminal was not written');
  return row.id;
}

async function insertAttribute({ context }: TestApp, terminalId: TerminalId): Promise<number> {
  const columns = { terminalId, typeId: 2, value: 'Till 7' };
  const [row] = await context.database.transaction((tx) =>
    tx.insert(terminalAttribute).values(columns).returning(),
  );
  if (!row) throw new Error('an attribute was not written');
  return row.id;
}

/** Returns a function that puts all terminals and their methods back as they are now. */
async function rememberTerminals({ context }: TestApp): Promise<() => Promise<void>> {
  const known = await context.database.transaction(async (tx) => ({
    terminals: await tx.select().from(terminal),
    methods: await tx.select().from(terminalMethod),
  }));
  return () =>
    context.database.transaction(async (tx) => {
      for (const { id, ...columns } of known.terminals) {
        await tx.update(terminal).set(columns).where(eq(terminal.id, id));
      }
      await tx.delete(terminalMethod);
      await tx.insert(terminalMethod).values(known.methods);
    });
}
